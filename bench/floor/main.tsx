import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type FormEvent, StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, redirect, RouterProvider, useNavigate } from 'react-router-dom'
import { ask } from './ask'

/**
 * Baseline of the bench: the smallest console with the same packages. It has a plain login, the library's layout and
 * menu, a home page of three cards, lists of ten columns below a filter form, and the library's styles as a file.
 */
const loadShell = () => import('./Shell')
const loadHome = () => import('./Home')
const loadList = () => import('./List')
const list = (key: string, path: string, body?: unknown) => async () => {
  const { default: List } = await loadList()
  return { element: <List key={key} path={path} body={body} /> }
}

const Login = () => {
  const navigate = useNavigate()
  useEffect(() => {
    const idle = requestIdleCallback(() => void Promise.all([loadShell(), loadHome(), loadList()]))
    return () => cancelIdleCallback(idle)
  }, [])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { username, password } = Object.fromEntries(new FormData(event.currentTarget))
    const { access_token: token } = (await ask('/api-auth/oauth/user/token', { username, password })) as {
      access_token: string
    }
    document.cookie = `access_token=${token}; path=/`
    await navigate('/home')
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <input id="login-username" name="username" aria-label="username" />
      <input id="login-password" name="password" type="password" aria-label="password" />
      <button type="submit">log in</button>
    </form>
  )
}

const router = createBrowserRouter([
  { path: '/login', element: <Login /> },
  {
    // Loaded before it is rendered, because React shows suspended content after 300 ms at the earliest.
    lazy: async () => ({ Component: (await loadShell()).default }),
    children: [
      { path: '/home', lazy: async () => ({ Component: (await loadHome()).default }) },
      { path: '/users', lazy: list('users', '/api-user/users/list', { pageNo: 1, pageSize: 20 }) },
      { path: '/roles', lazy: list('roles', '/api-user/roles/list?pageNo=1&pageSize=20') },
    ],
  },
  { path: '*', loader: () => redirect('/login') },
])

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
