import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/error'
import { cancelJob, clearJobs, runJob, useJobs } from '@/session/jobs'

const states = () =>
  useJobs
    .getState()
    .jobs.map(({ title, state }) => `${title} ${state}`)
    .toSorted()
const idOf = (title: string) => useJobs.getState().jobs.find((job) => job.title === title)?.id ?? ''

const start = (title: string) => {
  let resolve: (result: string) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<string>((good, bad) => {
    resolve = good
    reject = bad
  })
  const work = vi.fn(({ signal }: { signal?: AbortSignal }) => {
    signal?.addEventListener('abort', () => reject(new ApiError('aborted', 'aborted')))
    return promise
  })
  const result = runJob(title, 'download', work).catch((error: unknown) => error)
  return { work, result, end: () => resolve(`${title} ended`), fail: () => reject(new Error(`${title} broke`)) }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('jobs', () => {
  it('F-106 run three at a time in order', async () => {
    const jobs = ['a', 'b', 'c', 'd', 'e'].map(start)
    await settled()
    expect(states()).toEqual(['a running', 'b running', 'c running', 'd waiting', 'e waiting'])
    jobs[1]?.end()
    await settled()
    expect(states()).toEqual(['a running', 'b done', 'c running', 'd running', 'e waiting'])
    jobs[0]?.fail()
    await settled()
    expect(states()).toEqual(['a failed', 'b done', 'c running', 'd running', 'e running'])
    for (const job of jobs) job.end()
    expect(await Promise.all(jobs.map(({ result }) => result))).toEqual([
      new Error('a broke'),
      'b ended',
      'c ended',
      'd ended',
      'e ended',
    ])
  })
  it('F-120 stop and make room when cancelled while running', async () => {
    const jobs = ['a', 'b', 'c', 'd'].map(start)
    await settled()
    cancelJob(idOf('a'))
    expect(await jobs[0]?.result).toMatchObject({ fault: 'aborted' })
    await settled()
    expect(states()).toEqual(['a cancelled', 'b running', 'c running', 'd running'])
    for (const job of jobs) job.end()
    await Promise.all(jobs.map(({ result }) => result))
  })
  it('F-120 never start when cancelled while waiting', async () => {
    const jobs = ['a', 'b', 'c', 'd', 'e'].map(start)
    await settled()
    cancelJob(idOf('d'))
    expect(await jobs[3]?.result).toMatchObject({ fault: 'aborted' })
    for (const job of jobs) job.end()
    await Promise.all(jobs.map(({ result }) => result))
    expect(jobs[3]?.work).not.toHaveBeenCalled()
    expect(jobs[4]?.work).toHaveBeenCalledOnce()
    expect(states()).toEqual(['a done', 'b done', 'c done', 'd cancelled', 'e done'])
  })
  it('F-121 keep their error message and pass the error on', async () => {
    const job = start('a')
    await settled()
    job.fail()
    expect(await job.result).toEqual(new Error('a broke'))
    expect(useJobs.getState().jobs[0]).toMatchObject({ state: 'failed', message: 'a broke' })
  })
  it('F-147 keep their progress', async () => {
    await runJob('a', 'upload', async ({ onProgress }) => onProgress?.({ direction: 'up', loaded: 5, total: 10 }))
    expect(useJobs.getState().jobs[0]).toMatchObject({
      kind: 'upload',
      state: 'done',
      progress: { direction: 'up', loaded: 5, total: 10 },
    })
  })
  it('F-121 are cleared from the tray only when finished', async () => {
    const [a, b] = ['a', 'b'].map(start)
    a?.end()
    await settled()
    clearJobs()
    expect(states()).toEqual(['b running'])
    b?.end()
    await b?.result
  })
  it('F-123 are all cancelled and removed on log-out', async () => {
    const jobs = ['a', 'b', 'c', 'd'].map(start)
    await settled()
    clearJobs(true)
    expect(await Promise.all(jobs.map(({ result }) => result))).toMatchObject(
      Array.from({ length: 4 }, () => ({ fault: 'aborted' })),
    )
    expect(states()).toEqual([])
    expect(jobs[3]?.work).not.toHaveBeenCalled()
    const next = start('next')
    await settled()
    expect(states()).toEqual(['next running'])
    next.end()
    await next.result
  })
  it('F-121 are limited to the last fifty in the tray', async () => {
    for (let at = 0; at < 55; at++) await runJob(`job ${at}`, 'download', async () => at)
    expect(useJobs.getState().jobs).toHaveLength(50)
    expect(useJobs.getState().jobs[0]?.title).toBe('job 54')
  })
})
