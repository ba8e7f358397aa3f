import { database } from '#db/client.ts'

/** The handle that pages pass on to the shop's verbs and reads. */
export const db = database()
