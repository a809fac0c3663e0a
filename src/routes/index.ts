// The log-in loads the table alone.
export { addressTo, newTitleOf, NO_FILTER, type Search, titleKey, to } from './address'
export { type Heading, headingOf } from './headings'
export { groupOf, isKnown, lineOf, normalPath, type Path, routes, type ScreenPath } from './table'
