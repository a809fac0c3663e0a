// @module-tag commerce
import { fireEvent } from '@testing-library/react'
import { readSheet } from 'read-excel-file/browser'
import { utils, write } from '@e965/xlsx'
import writeExcelFile from 'write-excel-file/browser'
import { describe, expect, it, vi } from 'vitest'
import * as shopOrders from '@/api/commerce/shopOrders'
import { orderAfterSale, shopOrderStatus as states } from '@/entities/commerce/shared'
import { packageStatus } from '@/entities/commerce/shopOrderEnums'
import { carriers } from '../../mocks/commerce/rules/carriers'
import { afterSaleOfOrder, shopOrders as all } from '../../mocks/commerce/rules/shopOrders'
import {
  agree,
  all as every,
  act,
  bodies,
  box,
  choose,
  dialog,
  fill,
  find,
  hands,
  press,
  queries,
  sees,
  seesToast,
  sent,
  sure,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'
import { takeSaved } from '../saved'

const PATH = '/order-management-shop/new-orderManage'
const waiting = () =>
  all().filter(
    (row) =>
      row.status === states.toDeliver && row.packages.length === 1 && afterSaleOfOrder(row) !== orderAfterSale.open,
  )
const sheet = async (rows: readonly (readonly string[])[], name: string) =>
  new File([await writeExcelFile(rows.map((row) => row.map((value) => ({ value })))).toBlob()], name)

const HEADS = ['子订单号', '物流公司编码或名称', '物流单号']
/** A cell of a saved sheet is text or a number. */
const rowsOf = async ({ blob }: { blob: Blob }) =>
  (await readSheet(blob)).map((row) => row.map((cell) => (cell === null ? '' : String(cell as string | number))))

describe('sub-order list of the warehouse', () => {
  it('opens with waiting sub-orders and filters them by supplier', async () => {
    await openConsole(PATH)
    await sent(shopOrders.listNew)
    expect(queries(shopOrders.listNew)[0]).toMatchObject({ status: '1', sortField: 'payTime', sortOrder: 'asc' })
    const chip = await find('[role=group][aria-label=各供应商待发货] button', /有限公司 \d+$/)
    await hands.click(chip)
    await until(() => expect(queries(shopOrders.listNew).at(-1)).toHaveProperty('supplierId'))
  })

  it('ships a sub-order with the default carrier', { tags: ['core'] }, async () => {
    const order = sure(waiting()[0])
    const one = sure(order.packages[0])
    await openConsole(`${PATH}?packageNo=${one.packageNo}`)
    await hands.click(await find('input[type=checkbox]', `选择「${one.packageNo}」`))
    await hands.click(await find('.bulk-bar button', '发货'))
    await dialog(/为 1 个子订单发货/)
    await fill(`${one.packageNo} 物流单号`, 'SF1234567890123')
    await agree('发货')
    await dialog(/成功/)
    expect(bodies(shopOrders.deliver)).toMatchObject([
      { id: order.id, packages: [{ logisticsCode: 'shunfeng', trackingNo: 'SF1234567890123' }] },
    ])
    expect(one.status).toBe(packageStatus.onWay)
  })

  it('ships several sub-orders with pasted tracking numbers, one request each', async () => {
    const [first, second] = waiting()
    const [a, b] = [sure(first?.packages[0]), sure(second?.packages[0])]
    await openConsole(`${PATH}?orderNo=${sure(first).orderNo.slice(0, 6)}&size=100`)
    for (const { packageNo } of [a, b]) await hands.click(await find('input[type=checkbox]', `选择「${packageNo}」`))
    await hands.click(await find('.bulk-bar button', '发货'))
    await dialog(/为 2 个子订单发货/)
    await until(() => expect(document.querySelector('[role=dialog]')).toHaveTextContent('顺丰速运'))
    await box(/-1 物流单号$/)
    const top = sure(every('[role=dialog] input', /-1 物流单号$/)[0])
    await agree('发货')
    expect((await find('[role=dialog] [role=alert]', '物流单号须为 8-30 位字母或数字')).textContent).toBeTruthy()
    fireEvent.paste(top, { clipboardData: { getData: () => 'SF1234567890123\nSF1234567890124' } })
    await agree('取消')
    await agree('继续编辑')
    await agree('发货')
    await until(() => expect(bodies(shopOrders.deliver)).toHaveLength(2))
    await dialog(/成功/)
    expect([sure(first).status, sure(second).status]).toEqual([states.sent, states.sent])
    expect(a.trackingNo).not.toBe(b.trackingNo)
  })

  it('requires a carrier if none is the default', async () => {
    for (const carrier of carriers()) Object.assign(carrier, { defaultFlag: 0 })
    const one = sure(sure(waiting()[0]).packages[0])
    await openConsole(`${PATH}?packageNo=${one.packageNo}`)
    await hands.click(await find('input[type=checkbox]', `选择「${one.packageNo}」`))
    await hands.click(await find('.bulk-bar button', '发货'))
    await dialog(/为 1 个子订单发货/)
    await fill(`${one.packageNo} 物流单号`, 'SF1234567890123')
    await agree('发货')
    await find('[role=dialog] [role=alert]', '请选择物流公司')
    expect(bodies(shopOrders.deliver)).toEqual([])
    await choose('物流公司', '顺丰速运', '[role=dialog]')
    await agree('发货')
    await until(() => expect(one.status).toBe(packageStatus.onWay))
  })

  it('imports valid shipments from a file and reports the rejected rows', async () => {
    const [first] = waiting()
    const one = sure(first?.packages[0])
    const sentBefore = sure(
      all()
        .flatMap(({ packages }) => packages)
        .find(({ status }) => status === packageStatus.onWay),
    )
    await openConsole(PATH)
    await press('导入')
    await dialog(/批量发货/)
    const input = sure(document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]'))
    const head = HEADS
    await hands.upload(
      input,
      await sheet(
        [
          head,
          [one.packageNo, '顺丰速运', 'SF1234567890123'],
          [sentBefore.packageNo, 'shunfeng', 'SF1234567890125'],
          ['SO-nothing', 'shunfeng', 'SF1234567890126'],
        ],
        'today.xlsx',
      ),
    )
    await agree('开始导入')
    await sees('已发货')
    await sees('子订单不存在')
    expect(one.status).toBe(packageStatus.onWay)
    expect(received(shopOrders.batchDeliver)).toHaveLength(1)
    const saved = takeSaved()
    await press('下载失败行')
    await until(() => expect(saved).toHaveLength(1))
    expect(await rowsOf(sure(saved[0]))).toEqual([
      [...head, '原因'],
      [sentBefore.packageNo, 'shunfeng', 'SF1234567890125', '已发货'],
      ['SO-nothing', 'shunfeng', 'SF1234567890126', '子订单不存在'],
    ])
  })

  it('reports failed rows of an XLS file with the row data of the server', async () => {
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet([HEADS, ['SO-nothing', 'shunfeng', 'SF1234567890126']]))
    const bytes: ArrayBuffer = write(book, { bookType: 'xls', type: 'array' })
    await openConsole(PATH)
    await press('导入')
    await dialog(/批量发货/)
    await hands.upload(
      sure(document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')),
      new File([bytes], 'today.xls'),
    )
    await agree('开始导入')
    await sees('子订单不存在')
    await sees('SO-nothing')
    const saved = takeSaved()
    await press('下载失败行')
    await until(() => expect(saved).toHaveLength(1))
    expect(await rowsOf(sure(saved[0]))).toEqual([
      ['行号', '列', '行内容', '原因'],
      ['2', HEADS[0], 'SO-nothing', '子订单不存在'],
    ])
  })

  it('validates a file before the import and ships only its valid rows', async () => {
    const [first, second, third] = waiting()
    const [a, b, c] = [first, second, third].map((order) => sure(order?.packages[0]))
    await openConsole(PATH)
    await press('导入')
    await dialog(/批量发货/)
    await hands.upload(
      sure(document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')),
      await sheet(
        [
          HEADS,
          [sure(a).packageNo, 'shunfeng', 'SF1234567890123'],
          [sure(b).packageNo, '', 'SF1234567890124'],
          [sure(c).packageNo, 'shunfeng', 'SF-1'],
          [sure(a).packageNo, 'shunfeng', 'SF1234567890125'],
        ],
        'today.xlsx',
      ),
    )
    await sees('请输入物流公司编码或名称')
    await sees('物流单号须为 8-30 位字母或数字')
    await sees('与第 2 行重复')
    expect(received(shopOrders.batchDeliver)).toEqual([])
    await agree('只导入合格的 1 行')
    await sees('共 1 行，成功 1 行，失败 0 行')
    expect([a, b, c].map((one) => sure(one).status)).toEqual([
      packageStatus.onWay,
      packageStatus.toDeliver,
      packageStatus.toDeliver,
    ])
  })

  it('falls back to a local export that can be filled in and imported', async () => {
    const saved = takeSaved()
    const one = sure(sure(waiting()[0]).packages[0])
    await openConsole(`${PATH}?packageNo=${one.packageNo}`)
    await find('main .data-row', new RegExp(one.packageNo))
    await press('导出')
    await until(() => expect(saved).toHaveLength(1))
    expect(queries(shopOrders.exportList)[0]).toMatchObject({
      queryType: 'package',
      status: '1',
      packageNo: one.packageNo,
    })
    control.inject({ path: shopOrders.exportList.path, kind: 'raw', status: 404, body: '' })
    await press('导出')
    await seesToast('仅导出了当前页的数据')
    const [head, row] = await rowsOf(sure(saved[1]))
    expect(head).toEqual(expect.arrayContaining(HEADS))
    expect(sure(row).join()).not.toMatch(/1[3-9]\d{9}/)
    const filled = sure(row).map((cell, at) =>
      head?.[at] === HEADS[1] ? '顺丰速运' : head?.[at] === HEADS[2] ? 'SF1234567890127' : cell,
    )
    await press('导入')
    await dialog(/批量发货/)
    await hands.upload(
      sure(document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')),
      await sheet([sure(head), filled], 'filled.xlsx'),
    )
    await agree('开始导入')
    await sees('共 1 行，成功 1 行，失败 0 行')
    expect(one).toMatchObject({ status: packageStatus.onWay, trackingNo: 'SF1234567890127' })
  })

  it('prints the picking list of selected sub-orders with full addresses', async () => {
    let sheetText: string | null | undefined
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      sheetText = document.querySelector('.picking-list')?.textContent
    })
    const order = sure(waiting()[0])
    const one = sure(order.packages[0])
    await openConsole(`${PATH}?packageNo=${one.packageNo}`)
    await hands.click(await find('input[type=checkbox]', `选择「${one.packageNo}」`))
    await hands.click(await find('.bulk-bar button', '打印拣货单'))
    await until(() => expect(print).toHaveBeenCalledOnce())
    expect(received(shopOrders.get)).toHaveLength(1)
    for (const words of [one.packageNo, order.receiverName, order.receiverPhone, order.address])
      expect(sheetText).toContain(words)
  })

  it('cancels an order from one sub-order and names the others', async () => {
    const order = sure(
      all().find(
        (row) =>
          row.status === states.toDeliver && row.packages.length > 1 && afterSaleOfOrder(row) !== orderAfterSale.open,
      ),
    )
    const [one, other] = order.packages
    await openConsole(`${PATH}?packageNo=${sure(one).packageNo}`)
    await act(sure(one).packageNo, '取消订单')
    await dialog(new RegExp(`其他子订单将一并取消：${sure(other).packageNo}`))
    await hands.click(await find('[role=dialog] input[role=combobox]', '关闭原因'))
    await hands.click(
      await until(() =>
        sure(
          [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')].find(
            ({ textContent }) => textContent === '缺货',
          ),
        ),
      ),
    )
    await agree('取消订单')
    await seesToast('订单已取消')
    expect(order.status).toBe(states.closed)
  })
})
