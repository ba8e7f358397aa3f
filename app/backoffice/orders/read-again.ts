import type { ShouldRevalidateFunction } from 'react-router'

/** Whoever was refused because somebody else was first sees at once what there is now. */
export const readAgainAfterRefusal: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate
