import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type FormEvent, lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, Outlet, redirect, RouterProvider, useNavigate } from 'react-router-dom'

/** The least a console can be with the same packages: a log-in form and one bare table. What the bench measures the console against. */
const Table = lazy(() => import('./Table'))

const ask = async (path: string, body?: unknown): Promise<unknown> => {
  const token = /(?:^|; )access_token=([^;]*)/.exec(document.cookie)?.[1]
  const reply = await fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      'client-id': 'floor',
      'client-secret': 'floor',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const { data } = (await reply.json()) as { data: unknown } // the embedded back end's own reply
  return data
}

const Login = () => {
  const navigate = useNavigate()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { username, password } = Object.fromEntries(new FormData(event.currentTarget))
    const { access_token: token } = (await ask('/api-auth/oauth/user/token', { username, password })) as {
      access_token: string
    } // as above
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

const List = ({ path, body }: { path: string; body?: unknown }) => {
  const { data } = useQuery({
    queryKey: [path],
    queryFn: () => ask(path, body) as Promise<{ records: Record<string, string>[] }>, // as above
    // Shown again, it asks again: what is measured is the way of a fresh answer.
    gcTime: 0,
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
      <Link to="/home">home</Link> <Link to="/users">users</Link> <Link to="/roles">roles</Link>
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
      { path: '/users', element: <List key="users" path="/api-user/users/list" body={{ pageNo: 1, pageSize: 20 }} /> },
      { path: '/roles', element: <List key="roles" path="/api-user/roles/list?pageNo=1&pageSize=20" /> },
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
