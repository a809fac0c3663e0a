import { create } from 'zustand'
import type { SendOptions } from '@/api/client'
import { ApiError, isAborted } from '@/api/error'
import type { Progress } from '@/api/transport'
import { randomText } from '@/lib/randomText'
import { watchUploads } from './dirty'

export interface Job {
  id: string
  title: string
  kind: 'download' | 'upload'
  from: { path: string; search: string }
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'
  progress?: Progress
  startedAt: number
  message?: string
}

export const useJobs = create<{ jobs: Job[] }>()(() => ({ jobs: [] }))

const AT_ONCE = 3
const queue: (() => void)[] = []
const controllers = new Map<string, AbortController>()
let running = 0

const patch = (id: string, change: Partial<Job>) =>
  useJobs.setState(({ jobs }) => ({ jobs: jobs.map((job) => (job.id === id ? { ...job, ...change } : job)) }))

const turn = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const start = () => {
      running++
      resolve()
    }
    if (running < AT_ONCE) return start()
    queue.push(start)
    signal.addEventListener('abort', () => {
      const at = queue.indexOf(start)
      if (at < 0) return
      queue.splice(at, 1)
      reject(new ApiError('aborted', 'aborted'))
    })
  })

/** Runs work as a job with progress and cancel, three at once. `end` also cancels it. Settles as the work does. */
export const runJob = async <T>(
  title: string,
  kind: Job['kind'],
  work: (options: SendOptions) => Promise<T>,
  end?: AbortSignal,
): Promise<T> => {
  const id = randomText(12)
  const controller = new AbortController()
  const stop = () => controller.abort()
  end?.addEventListener('abort', stop, { once: true })
  controllers.set(id, controller)
  const { pathname: path, search } = window.location
  const job: Job = { id, title, kind, from: { path, search }, state: 'waiting', startedAt: Date.now() }
  useJobs.setState(({ jobs }) => ({ jobs: [job, ...jobs].slice(0, 50) }))
  try {
    await turn(controller.signal)
    patch(id, { state: 'running', startedAt: Date.now() })
    try {
      const result = await work({ signal: controller.signal, onProgress: (progress) => patch(id, { progress }) })
      patch(id, { state: 'done' })
      return result
    } finally {
      running--
      queue.shift()?.()
    }
  } catch (error) {
    patch(
      id,
      isAborted(error)
        ? { state: 'cancelled' }
        : { state: 'failed', message: error instanceof Error ? error.message : undefined },
    )
    throw error
  } finally {
    end?.removeEventListener('abort', stop)
    controllers.delete(id)
  }
}

// Leaving the console aborts uploads and imports, so the user is asked first.
watchUploads(() =>
  useJobs
    .getState()
    .jobs.filter(({ kind, state }) => kind === 'upload' && (state === 'running' || state === 'waiting'))
    .map(({ title }) => title),
)

export const cancelJob = (id: string): void => controllers.get(id)?.abort()

/** Removes the finished jobs. With `all` it aborts the others and removes them too. */
export const clearJobs = (all = false): void => {
  if (all) for (const controller of controllers.values()) controller.abort()
  useJobs.setState(({ jobs }) => ({
    jobs: all ? [] : jobs.filter((job) => job.state === 'waiting' || job.state === 'running'),
  }))
}
