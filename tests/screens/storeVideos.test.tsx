// @module-tag vehicle
import { describe, expect, it, vi } from 'vitest'
import * as tripReports from '@/api/vehicle/tripReports'
import { all, find, hands, press, queries, sees, sent, sure, until } from '../actions'
import { openConsole } from '../harness'

const PAGE = '/trip-path/storeVideoReports'
const last = () => sure(queries(tripReports.listStoreVideo).at(-1))
const opener = () => sure(document.querySelector<HTMLElement>('main .data-row .cell-link'))

describe('store video report', () => {
  it('ranks stores by plays and opens the videos of a store', { tags: ['core'] }, async () => {
    await openConsole(PAGE)
    await sees('有视频门店')
    expect(queries(tripReports.listStoreVideo)[0]).toMatchObject({ groupBy: 'dealer', sortField: 'playCount' })
    await sees('合计')
    const name = sure(opener().textContent)
    await press(name)
    await until(() => expect(last()).toMatchObject({ groupBy: 'video', sortField: 'playCount' }))
    expect(last().dealerCode).toBeTruthy()
    await hands.click(await find('.ant-drawer button', /^播放 /))
    await find('video, [role=status]', /./)
  })

  it('shows daily figures with charts', async () => {
    await openConsole(`${PAGE}?groupBy=day`)
    await sent(tripReports.listStoreVideo)
    expect(queries(tripReports.listStoreVideo)[0]).toMatchObject({ groupBy: 'day' })
    await press('展开图表')
    await sees('每日播放与线索')
    await sees('播放量与留资率')
  })

  it('lists individual videos', async () => {
    await openConsole(`${PAGE}?tab=videos`)
    await sent(tripReports.listStoreVideo)
    expect(queries(tripReports.listStoreVideo)[0]).toMatchObject({ groupBy: 'video' })
    await sees(/第\d+期/)
  })

  it('focuses an opened video for keyboard control', async () => {
    const focus = vi.spyOn(HTMLVideoElement.prototype, 'focus')
    await openConsole(`${PAGE}?tab=videos`)
    await hands.click(sure(all('main button', /^播放 /)[0]))
    const film = await find('.ant-modal video', /./)
    expect(focus.mock.contexts).toContain(film)
    focus.mockRestore()
  })

  it('shows a dealer the average of its area', async () => {
    await openConsole(PAGE, { as: 'dealer01' })
    await sees('有视频门店')
    await press('展开图表')
    await press('每日播放与线索: 以表格查看')
    await sees('区域平均')
  })
})
