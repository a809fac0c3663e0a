/** Modules of the product, as route files name them; `npm run test:all -- leads` runs the tests tagged with one. */
export const MODULES = [
  'system',
  'leads',
  'marketing',
  'orders',
  'content',
  'community',
  'commerce',
  'vehicle',
  'members',
  'voice',
] as const

/** `core` runs in `npm test`, everything in `npm run test:all`; a `sweep` goes over the screens of all modules, or of those asked for (tests/modules.ts). */
export const TAGS = ['core', 'sweep', ...MODULES] as const

declare module 'vitest' {
  interface TestTags {
    tags: (typeof TAGS)[number]
  }
}
