import { Suspense, lazy } from 'react'

const PAGES: Record<string, ReturnType<typeof lazy>> = {
  '/404': lazy(() => import('../pages/NotFound')),
  '/401': lazy(() => import('../pages/NoAccess')),
}

export const Refusal = ({ path }: { path: string }) => {
  const Page = PAGES[path]
  return Page ? (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  ) : null
}
