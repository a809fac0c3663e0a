export { addressTo, newTitleOf, NO_FILTER, type Search, titleKey, to } from './address'
export { type Heading, headingOf } from './headings'
export { groupOf, normalPath } from './paths'
export { isKnown, lineOf, type Path, routes, type ScreenPath } from './table'
