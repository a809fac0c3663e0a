// @module-tag vehicle
import { describe, expect, it } from 'vitest'
import * as saleReports from '@/api/leads/saleReports'
import { is } from '@/entities/field'
import { remoteStockStatus as states } from '@/entities/shared/enums'
import { IN_STOCK, type RemoteStock } from '@/entities/shared/remoteStock'
import { remoteStock, stockOf } from '../../mocks/leads/rules/remoteStock'
import { org } from '../../mocks/system/rules/store'
import { dialog, find, press, queries, sees, sent, sure, until } from '../actions'
import { control, openConsole } from '../harness'

const STOCK = '/remoteStorage/remoteStorage'
const page = () => sure(document.querySelector('main'))
const inStock = () => remoteStock().filter(({ status }) => is(status, ...IN_STOCK))
const kept = (fits: (row: RemoteStock) => boolean) => sure(inStock().find(fits))

describe('car list of the off-site depots', () => {
  it('shows cars still in stock, oldest first, and filters by a clicked figure', { tags: ['core'] }, async () => {
    await openConsole(STOCK)
    await sent(saleReports.listRemoteLibrary)
    const first = queries(saleReports.listRemoteLibrary).find(({ viewType }) => viewType === 'car')
    expect(first).toMatchObject({ viewType: 'car', sortField: 'stockDays', sortOrder: 'desc', pageNo: '1' })
    const rows = inStock()
    await find('li', `全部${rows.length}`)
    const here = rows.filter(({ status }) => status !== states.inbound)
    await find('li', `在库${here.length}`)
    await sees(new RegExp(`共 ${rows.length} 条`))
    const free = rows.filter(({ status }) => status === states.available)
    await press(`在库可订${free.length}`)
    await sees(new RegExp(`共 ${free.length} 条`))
    const old = rows.filter(({ stockDays }) => stockDays > 90)
    await press(`超 90 天${old.length}`)
    await until(() => expect(queries(saleReports.listRemoteLibrary).at(-1)).toMatchObject({ stockDaysMin: '91' }))
    await sees(new RegExp(`共 ${old.length} 条`))
  })

  it('opens a car by its VIN and leads to its order', async () => {
    const [first] = remoteStock()
    const row = kept((one) => one !== first && one.status === states.toShip && one.orderNo !== '')
    await openConsole(`${STOCK}?vin=${row.vin}`)
    await find('button', row.vin)
    // A server that ignores the filter by VIN sends other cars first.
    control.inject({ path: saleReports.listRemoteLibrary.path, kind: 'unfiltered', keep: ['viewType'] })
    await press(row.vin)
    await dialog(new RegExp(row.materialCode))
    await sees('入库')
    await press('查看订单')
    await until(() => expect(location.pathname).toBe('/order-management/dealerHeadquarter'))
    expect(location.search).toContain(row.orderNo)
  })

  it('filters by an age group of the chart', async () => {
    await openConsole(STOCK)
    await press('展开图表')
    await press(/库龄分布.*表格/)
    await press('91–180')
    await until(() =>
      expect(queries(saleReports.listRemoteLibrary).at(-1)).toMatchObject({ stockDaysMin: '91', stockDaysMax: '180' }),
    )
  })

  it('shows a dealer only its own and available cars', async () => {
    const own = sure(org.users.find(({ username }) => username === 'dealer01_sale')).dealerCode
    const rows = inStock().filter(({ dealerCode }) => dealerCode === own)
    const free = inStock().filter(({ dealerCode }) => dealerCode === '')
    expect(rows).toHaveLength(stockOf(own))
    await openConsole(STOCK, { as: 'dealer01' })
    await sees(new RegExp(`共 ${rows.length + free.length} 条`))
    await press(`本店车辆${rows.length}`)
    await sees(new RegExp(`共 ${rows.length} 条`))
    const other = kept(({ dealerCode }) => dealerCode !== '' && dealerCode !== own)
    const answer = await saleReports.listRemoteLibrary({ vin: other.vin, viewType: 'car' })
    expect(answer.records).toEqual([])
    expect(remoteStock().filter(({ status }) => status === states.shipped).length).toBeGreaterThanOrEqual(3)
  })
})

describe('depot list', () => {
  it('shows the occupancy of a depot and leads to its cars', async () => {
    await openConsole(`${STOCK}?tab=depots`)
    await sees('天津滨海库')
    expect(queries(saleReports.listRemoteLibrary)[0]).toMatchObject({ viewType: 'depot' })
    const here = inStock().filter((row) => row.warehouseCode === 'CK02' && row.status !== states.inbound)
    expect(page()).toHaveTextContent(new RegExp(`${here.length} / \\d+`))
    await press('天津滨海库')
    await until(() =>
      expect(queries(saleReports.listRemoteLibrary)).toContainEqual(
        expect.objectContaining({ viewType: 'car', warehouseCode: 'CK02' }),
      ),
    )
    await sees(new RegExp(`共 ${here.length} 条`))
  })
})
