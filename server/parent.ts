/** Read as the process begins: a parent that leaves while the shop is opening is gone too. */
const parent = process.ppid

/**
 * Under `npm start` the shop is npm's direct child. An npm that is killed outright cannot pass the signal on,
 * and the shop would stay behind on its port: notice that the parent is gone.
 */
export function onParentGone(leave: () => void) {
  if (process.env.npm_lifecycle_event !== 'start') return
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    leave()
  }, 250)
  timer.unref()
}
