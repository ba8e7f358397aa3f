import { type RefObject, useLayoutEffect } from 'react'

/** Tells what was typed before the page's script came: it stands in the field, and React does not know of it. */
export function useEarlyText(
  input: RefObject<HTMLInputElement | null>,
  known: string,
  onEarly: (text: string) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script comes
  useLayoutEffect(() => {
    const text = input.current?.value ?? known
    if (text !== known) onEarly(text)
  }, [])
}
