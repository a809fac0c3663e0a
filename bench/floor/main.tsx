import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type FormEvent, lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, Outlet, redirect, RouterProvider, useNavigate } from 'react-router-dom'

/** The least a console can be with the same packages: a log-in form and one bare table. What the bench measures the console against. */
const Table = lazy(() => import('./Table'))

const ask = async (path: string, body: unknown): Promise<unknown> => {
  const token = /(?:^|; )access_token=([^;]*)/.exec(document.cookie)?.[1]
  const reply = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'client-id': 'floor', 'client-secret': 'floor', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  const { data } = (await reply.json()) as { data: unknown } // the embedded back end's own reply
  return data
}

const Login = () => {
  const navigate = useNavigate()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { username, password } = Object.fromEntries(new FormData(event.currentTarget))
    const { access_token: token } = (await ask('/api-auth/oauth/user/token', { username, password })) as { access_token: string } // as above
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

const List = () => {
  const { data } = useQuery({
    queryKey: ['users'],
    queryFn: () => ask('/api-user/users/list', { pageNo: 1, pageSize: 20 }) as Promise<{ records: Record<string, string>[] }>, // as above
  })
  return data ? (
    <Suspense>
      <Table rows={data.records} />
    </Suspense>
  ) : null
}

const Frame = () => (
  <>
    <nav>
      <Link to="/home">home</Link> <Link to="/list">list</Link>
    </nav>
    <Outlet />
  </>
)

const router = createBrowserRouter([
  { path: '/login', element: <Login /> },
  {
    element: <Frame />,
    children: [
      { path: '/home', element: <h1 className="home">home</h1> },
      { path: '/list', element: <List /> },
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
