/** Answers since it was asked last. They are checked when it is asked, so that a test counts its own steps alone. */
const answers: (() => string[])[] = [];

/** @param faults what an answer broke of its contract */
export function checkLater(faults: () => string[]): void {
  answers.push(faults);
}

/** What answers of every API of this process broke of their contract since it was asked last. */
export function breachesSeen(): string[] {
  return answers.splice(0).flatMap((faults) => faults());
}
