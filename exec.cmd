@rem The scripts of package.json say "exec node ...", so that on Unix no shell stands between npm and the program and
@rem a signal reaches it. This gives Windows the same word.
@%*
