import type { DataRouter } from 'react-router-dom'
import { RouterProvider } from 'react-router-dom'
import { TranslateContext, useStartTexts } from '@/locales'
import { Toasts } from './Toasts'

export const App = ({ router }: { router: DataRouter }) => (
  <TranslateContext value={useStartTexts()}>
    <RouterProvider router={router} useTransitions={false} />
    <Toasts />
  </TranslateContext>
)
