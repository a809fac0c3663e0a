import { mkdtempSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CFB } from '@e965/xlsx'
import { expect, it } from 'vitest'
import * as activities from '@/api/marketing/activities'
import { control, openAt } from './harness'
import { SAMPLES } from './samples'

const DETAILS = '/marketing-management/activity-management-details'
const PNG = [0x89, 0x50, 0x4e, 0x47]

it('all mini-program codes are saved as PNGs in a zip, with a warning for a failed channel', async () => {
  const { id = '' } = (await SAMPLES[DETAILS]?.()) ?? {}
  const svg = (side: string) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${side} viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>`)}`
  const records = [
    { linkId: '1', channelId: '1', channelName: '抖音', qrCode: svg('width="90" height="90"') },
    { linkId: '2', channelId: '2', channelName: '快手', qrCode: svg('') },
    { linkId: '3', channelId: '3', channelName: '小红书', qrCode: '/not-there.png' },
  ]
  await control.inject({
    path: activities.listLinkedChannels.path,
    kind: 'code',
    code: 200,
    data: { records, total: records.length },
  })
  const page = await openAt(`${DETAILS}?id=${id}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '保存全部小程序码' }).click(),
  ])
  await page.locator('.app-toast').getByText('无法保存小程序码：小红书').waitFor()
  const file = join(mkdtempSync(join(tmpdir(), 'console-codes-')), 'codes.zip')
  await download.saveAs(file)
  // The reader's types are any.
  const { FullPaths, FileIndex } = CFB.read(await readFile(file), { type: 'buffer' }) as {
    FullPaths: string[]
    FileIndex: { content: number[] }[]
  }
  expect(FullPaths.slice(2)).toHaveLength(2)
  for (const { content } of FileIndex.slice(2)) expect([...content].slice(0, 4)).toEqual(PNG)
})
