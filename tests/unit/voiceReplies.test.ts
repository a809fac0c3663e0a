// @module-tag voice
import { beforeEach, describe, expect, it } from 'vitest'
import { connect } from '@/api/client'
import * as customMsgs from '@/api/voice/customMsgs'
import * as notices from '@/api/voice/notices'
import { ok, wire, withWire } from '../wire'

withWire()
beforeEach(() => connect({ token: () => 'T1', unauthorized: () => {}, life: () => new AbortController().signal }))

describe('replies about notices and messages', () => {
  it('accept audiences as codes, names or records and files as addresses', async () => {
    wire.answer(
      notices.get.path,
      ok({
        system_notice_id: 7,
        targets: ['华东', { areaName: '华南' }, { dealerCode: 'D1', dealerName: '一号店' }, {}, null],
        attachments: ['https://files.example.com/a/表.xlsx', { id: 3, name: 'b.pdf', url: '/f/3' }],
      }),
    )
    expect(await notices.get({ system_notice_id: '7' })).toMatchObject({
      system_notice_id: '7',
      targets: [
        { code: '华东', name: '华东' },
        { code: '华南', name: '华南' },
        { code: 'D1', name: '一号店' },
      ],
      attachments: [
        { name: '表.xlsx', url: 'https://files.example.com/a/表.xlsx' },
        { id: '3', name: 'b.pdf', url: '/f/3' },
      ],
    })
  })

  it('accept retryable channels as records, codes or nothing', async () => {
    const channelsOf = async (retryable: unknown) => {
      wire.answer(customMsgs.get.path, ok({ id: 1, retryable }))
      return (await customMsgs.get({ id: '1' })).retryable
    }
    expect(await channelsOf([{ channel: '1', count: '12' }])).toEqual([{ channel: 1, count: 12 }])
    expect(await channelsOf([1, '3'])).toEqual([
      { channel: 1, count: null },
      { channel: 3, count: null },
    ])
    expect(await channelsOf(undefined)).toBeUndefined()
  })

  it('read the codes of conditions sent as records', async () => {
    wire.answer(
      customMsgs.get.path,
      ok({ id: 1, targetRule: { series: [{ seriesCode: 'S1', seriesName: '一号' }], cities: 'C1,C2' } }),
    )
    expect((await customMsgs.get({ id: '1' })).targetRule).toMatchObject({ series: ['S1'], cities: ['C1', 'C2'] })
  })
})
