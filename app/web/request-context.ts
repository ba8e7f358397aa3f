import { createContext } from 'react'

/** What only the server's rendering knows: the nonce of its inline scripts, and the id of the request. */
export const RequestContext = createContext<{ nonce?: string; requestId?: string }>({})
