// @module-tag leads
import { describe, expect, it } from 'vitest'
import * as saleReports from '@/api/leads/saleReports'
import { openConsole } from '../harness'
import { find, hands, press, queries, sees, sent, sure, until } from '../actions'

const open = async () => {
  await openConsole('/saleReport-dimension/headquarters-by-dealer')
  const link = await find('button', /异地库车辆：/)
  await hands.click(link)
  await sent(saleReports.listRemoteLibrary)
  return link
}
const shownDays = () => {
  const at = [...document.querySelectorAll('.ant-drawer th')].findIndex((head) => head.textContent === '库龄（天）')
  return [...document.querySelectorAll('.ant-drawer .ant-table-row')].map((row) =>
    Number(row.children[at]?.textContent),
  )
}

describe('depot car drawer of the dealer ranking', () => {
  it('lists as many cars as the ranking counts', { tags: ['core'] }, async () => {
    const link = await open()
    const count = Number(link.textContent)
    const name = sure(link.getAttribute('aria-label')).replace(/^\d+ 异地库车辆：/, '')
    await sees(`「${name}」的异地库车辆`)
    const [query] = queries(saleReports.listRemoteLibrary)
    expect(query).toMatchObject({ viewType: 'car', pageNo: '1', pageSize: '20' })
    expect(location.search).toContain(`record=${sure(query).dealerCode}`)
    await until(() => expect(document.querySelectorAll('.ant-drawer .ant-table-row')).toHaveLength(count))
    await sees(`共 ${count} 条`)
    await press('关闭')
    await until(() => expect(location.search).not.toContain('record='))
  })

  it('sorts by days in stock, newest first and then oldest first', async () => {
    const link = await open()
    expect(Number(link.textContent)).toBeGreaterThan(1)
    for (const sortOrder of ['asc', 'desc']) {
      await hands.click(await find('.ant-drawer th', '库龄（天）'))
      await until(() =>
        expect(queries(saleReports.listRemoteLibrary).at(-1)).toMatchObject({ sortField: 'stockDays', sortOrder }),
      )
      const days = shownDays()
      expect(new Set(days).size).toBeGreaterThan(1)
      expect(days).toEqual(days.toSorted((a, b) => (sortOrder === 'asc' ? a - b : b - a)))
    }
  })
})
