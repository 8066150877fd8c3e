/** A failure that a person can mend; `exitSentence` says how, and is all that is printed. */
export class ExitError extends Error {
  constructor(exitSentence, options) {
    super(exitSentence, options);
    this.exitSentence = exitSentence;
  }
}

/** Prints what to do about a failure and ends the process with code 1. */
export function fail(error) {
  const sentence = sentenceFor(error);
  if (sentence === undefined) {
    console.error(error);
    console.error('✗ This is a fault in Stoa: please report it with the lines above.');
  } else {
    console.error(`✗ ${sentence}`);
  }
  process.exit(1);
}

function sentenceFor(error) {
  if (typeof error?.exitSentence === 'string') return error.exitSentence;
  if (error?.syscall === 'listen' && error.code === 'EADDRINUSE') {
    return `Port ${error.port} is in use: stop the program that listens there, or choose another port, such as PORT=${error.port + 1} npm start.`;
  }
  if (error?.syscall === 'listen' && error.code === 'EACCES') {
    return `Port ${error.port} needs rights this user lacks: choose one above 1023, such as PORT=3000 npm start.`;
  }
  if (error?.syscall?.startsWith('listen') || error?.code === 'EADDRNOTAVAIL') {
    return `The address ${error.address} can't be listened on (${error.code}): set HOST to an address of this machine, such as 127.0.0.1.`;
  }
  if (error?.code === 'ENOSPC') return 'The disk is full: free some space and start again.';
  return undefined;
}
