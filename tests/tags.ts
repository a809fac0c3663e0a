/** Modules of the product, named as their route files. `npm run test:all -- leads` runs the tests tagged with one. */
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

/**
 * `core` runs in `npm test`, all tags in `npm run test:all`. A `sweep` covers the screens of all modules, or of the
 * requested ones (tests/modules.ts).
 */
export const TAGS = ['core', 'sweep', ...MODULES] as const

declare module 'vitest' {
  interface TestTags {
    tags: (typeof TAGS)[number]
  }
}
