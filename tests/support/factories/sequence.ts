let last = 0

/** A number that no other row of this test file has. */
export const nextNumber = () => ++last
