/** Runs before the first paint, so that nobody sees the other currency flash by. */
export const currencyScript =
  "try{document.documentElement.dataset.currency=localStorage.getItem('currency')==='usd'?'usd':'nio'}catch{}"
