// @module-tag system
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as dealers from '@/api/system/dealers'
import * as files from '@/api/system/files'
import * as orders from '@/api/orders/orders'
import { auditStatus, secondStatus, storeType } from '@/entities/shared/enums'
import { org } from '../../mocks/system/rules/store'
import {
  act,
  agree,
  all,
  bodies,
  box,
  button,
  choose,
  fill,
  find,
  hands,
  press,
  queries,
  sees,
  sent,
  seesToast,
} from '../actions'
import { control, openConsole, received, toasts } from '../harness'

const LONG = 60_000
const PATH = '/system-management/secondDealerManagement'
type Row = (typeof org.secondDealers)[number]
const outlet = (fits: (row: Row) => boolean): Row => {
  const row = org.secondDealers.find(fits)
  if (!row) throw new Error('no such outlet in the demo')
  return row
}
const running = () =>
  outlet(
    (row) =>
      row.auditStatus === auditStatus.approved &&
      row.status === secondStatus.open &&
      row.license !== '' &&
      row.images.length > 0,
  )
const now = (row: Row) => outlet(({ id }) => id === row.id)
const open = (query = '', as?: string) => openConsole(`${PATH}${query}`, { as })
const one = (row: Row) => `?keyword=${row.dealerName}`
const openMode = (mode: string, row: Row, as?: string) => open(`?mode=${mode}&record=${row.id}&keyword=none`, as)
const png = (name: string) =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4])], name, { type: 'image/png' })
const upload = async (label: string, ...chosen: File[]) => {
  await button('提交申请')
  const input =
    document.querySelector<HTMLInputElement>(`[aria-label="${label}"] input[type=file]`) ??
    document.querySelector<HTMLInputElement>(label)
  if (!input) throw new Error(`nowhere to choose ${label}`)
  await hands.upload(input, chosen)
}

describe('list of second-tier dealers', () => {
  it('sorts newest first and counts waiting applications', async () => {
    await open('?size=10')
    await sent(dealers.listSecond)
    expect(queries(dealers.listSecond)[0]).toEqual({
      sortField: 'createTime',
      sortOrder: 'desc',
      pageNo: '1',
      pageSize: '10',
    })
    const newest = org.secondDealers.toSorted((a, b) => b.createTime.localeCompare(a.createTime)).slice(0, 10)
    expect(
      [...document.querySelectorAll('.data-row')].map((line) =>
        newest.findIndex(({ dealerName }) => line.textContent.includes(dealerName)),
      ),
    ).toEqual(newest.map((_, at) => at))
    const count = org.secondDealers.filter((row) => row.auditStatus === auditStatus.waiting).length
    expect(count).toBeGreaterThan(0)
    await screen.findByTitle(`${count} 条待审批`)
  })

  it('turns lead reception of an open dealer off and on', async () => {
    const row = running()
    row.acceptClueFlag = 1
    await open(one(row))
    await hands.click(await find('[role=switch]', `接收线索 ${row.dealerName}`))
    await seesToast('已关闭「接收线索」')
    await act(row.dealerName, '开启线索接收')
    await seesToast('已开启「接收线索」')
    expect(bodies(dealers.setAcceptClue)).toEqual([
      { dealerCode: row.dealerCode, acceptClueFlag: 0 },
      { dealerCode: row.dealerCode, acceptClueFlag: 1 },
    ])
  })

  it('closes and reopens a dealer', async () => {
    const row = running()
    await open(one(row))
    await act(row.dealerName, '停业')
    await sees('停业后线索退回所属一级经销商')
    await press('停业')
    await seesToast('已停业')
    expect(now(row)).toMatchObject({ status: secondStatus.closed, acceptClueFlag: 0 })
    await press(`恢复营业 ${row.dealerName}`)
    await agree('恢复营业')
    await seesToast('已恢复营业')
    expect(bodies(dealers.updateSecond)).toEqual([
      [{ id: row.id, status: secondStatus.closed }],
      [{ id: row.id, status: secondStatus.open }],
    ])
  })

  it('transfers selected dealers to another first-tier dealer', async () => {
    const row = running()
    await open(one(row))
    await hands.click(await find('input[type=checkbox]', `选择「${row.dealerName}」`))
    await press('调整所属一级经销商')
    await sees('将调整 1 家二网')
    await choose('所属一级经销商', /^D00002 /)
    await press('确定调整')
    await sees('成功 1 条，失败 0 条')
    await press('关闭')
    expect(bodies(dealers.updateSecond)).toEqual([[{ id: row.id, parentDealerCode: 'D00002' }]])
    expect(now(row).parentDealerCode).toBe('D00002')
  })

  it('shows a second-tier dealer only itself without actions', async () => {
    await open('', 'second01')
    await sees('S00001')
    expect(all('.data-row button', /^详情 /)).toHaveLength(1)
    expect(all('button', /^(编辑|停业|更多|审批) /)).toEqual([])
    expect(all('[role=tab]', /准入审批/)).toEqual([])
    expect(all('button', /申请二网/)).toEqual([])
  })
})

describe('application for a second-tier dealer', () => {
  it(
    'requires all fields and is submitted for the own dealer',
    async () => {
      await open('?mode=new&keyword=none', 'dealer01')
      await press('提交申请')
      await sees('请选择省市区')
      for (const text of ['请输入二网名称', '请上传营业执照', '请上传门头及展厅照片', '请选择经纬度']) await sees(text)
      expect(received(dealers.createSecond)).toEqual([])
      await waitFor(async () => expect(await box('所属一级经销商')).toHaveValue(`D00001 ${org.dealers[0]?.dealerName}`))
      await choose('省市区', '上海市')
      const cascade = async (text: string) => {
        const hit = await waitFor(() => {
          const found = [
            ...document.querySelectorAll<HTMLElement>('.ant-cascader-menu:last-child .ant-cascader-menu-item'),
          ].find(({ textContent }) => textContent === text)
          if (!found) throw new Error(`no ${text}`)
          return found
        })
        await hands.click(hit)
      }
      await waitFor(() => expect(document.querySelectorAll('.ant-cascader-menu')).toHaveLength(2))
      await cascade('上海市')
      await waitFor(() => expect(document.querySelectorAll('.ant-cascader-menu')).toHaveLength(3))
      await cascade('浦东新区')
      await fill('二网名称', '浦东新店')
      await choose('门店类型', '专营店')
      await fill('详细地址', '世纪大道1号')
      await hands.click(await box('经度'))
      await hands.paste('125.5,43.2')
      await sees('距一级经销商超过 200 公里，请核实')
      await fill('负责人', '王一')
      await fill('联系电话', '13812345678')
      await upload('.ant-upload input[accept*=pdf]', png('licence.png'))
      await sent(files.upload)
      await upload('.images-add input[type=file]', png('front.png'))
      await sent(files.uploadBatch)
      await button(/添加图片（1\/6）/)
      await press('提交申请')
      await seesToast('申请已提交')
      expect(bodies(dealers.createSecond)).toMatchObject([
        {
          ...{
            parentDealerCode: 'D00001',
            dealerName: '浦东新店',
            storeType: storeType.singleBrand,
            address: '世纪大道1号',
            contactName: '王一',
            contactPhone: '13812345678',
          },
          ...{ location: { longitude: 125.5, latitude: 43.2 }, countyCode: '310115', countyName: '浦东新区' },
        },
      ])
      expect(outlet(({ dealerName }) => dealerName === '浦东新店')).toMatchObject({
        auditStatus: auditStatus.waiting,
        status: secondStatus.notOpen,
        dealerCode: '',
      })
    },
    LONG,
  )

  it('keeps its input after rejection and is resubmitted', async () => {
    const row = outlet((second) => second.auditStatus === auditStatus.rejected)
    Object.assign(row, { license: '/__files/1', images: ['/__files/2'] })
    await openMode('edit', row)
    await sees(`驳回意见：${row.auditRemark}`)
    expect(await box('二网名称')).toHaveValue(row.dealerName)
    await press('重新提交')
    await seesToast('申请已提交')
    expect(bodies(dealers.updateSecond)).toMatchObject([[{ id: row.id, dealerName: row.dealerName }]])
    expect(now(row).auditStatus).toBe(auditStatus.waiting)
  })

  it('is not needed to change the contact of an approved dealer', async () => {
    const row = running()
    await openMode('edit', row)
    await fill('负责人', '新负责人')
    await press('保存')
    await seesToast('二网已保存')
    expect(now(row)).toMatchObject({ contactName: '新负责人', auditStatus: auditStatus.approved })
  })

  it('is created when an approved dealer changes its name', async () => {
    const row = running()
    await openMode('edit', row)
    await fill('二网名称', '改名后的网点')
    await press('保存')
    await seesToast('二网已保存')
    expect(bodies(dealers.updateSecond)).toMatchObject([[{ id: row.id, dealerName: '改名后的网点' }]])
    expect(now(row)).toMatchObject({ auditStatus: auditStatus.waiting, dealerName: '改名后的网点' })
  })

  it('rejects a name that is already taken', async () => {
    const row = running()
    await openMode('edit', row)
    await fill('二网名称', outlet(({ id }) => id !== row.id).dealerName)
    await press('保存')
    await waitFor(() =>
      expect(document.querySelector('.ant-form-item-explain-error')).toHaveTextContent('二网名称已存在'),
    )
  })
})

describe('decision on an application', () => {
  const waiting = () => outlet((row) => row.auditStatus === auditStatus.waiting && row.dealerCode === '')

  it('approves the dealer and assigns its code', { tags: ['core'] }, async () => {
    const row = waiting()
    await openMode('decide', row)
    await press('通过')
    await seesToast('已通过')
    expect(bodies(orders.approveSecondDealer)).toEqual([{ id: expect.any(String), result: 1, opinion: '' }])
    expect(now(row)).toMatchObject({
      auditStatus: auditStatus.approved,
      status: secondStatus.open,
      dealerCode: 'S00054',
    })
  })

  it('requires an opinion of five characters to reject', async () => {
    const row = waiting()
    await openMode('decide', row)
    await press('驳回')
    await sees('驳回时请填写至少 5 个字符的意见')
    expect(received(orders.approveSecondDealer)).toEqual([])
    await fill('审批意见', '门头照片不清晰')
    await press('驳回')
    await seesToast('已驳回')
    expect(bodies(orders.approveSecondDealer)).toMatchObject([{ result: 2, opinion: '门头照片不清晰' }])
    expect(now(row).auditStatus).toBe(auditStatus.rejected)
  })

  it('shows the requested changes', async () => {
    await openMode(
      'decide',
      outlet((row) => row.auditStatus === auditStatus.waiting && row.dealerCode !== ''),
    )
    await sees('变更内容')
    await sees(/人民路18号$/)
  })

  it('reports an earlier decision by somebody else', async () => {
    await openMode('decide', waiting())
    const body = JSON.stringify({ code: 409, message: '该申请已被周志强处理' })
    control.inject({ path: orders.approveSecondDealer.path, kind: 'raw', body, times: 1 })
    await press('通过')
    await seesToast('该申请已被周志强处理')
  })

  it('lists waiting applications oldest first and approves them in bulk', async () => {
    const row = waiting()
    await open(`?tab=applications&dealerName=${row.dealerName}`)
    await sent(orders.listSecondDealerApprovals, 2)
    const list = queries(orders.listSecondDealerApprovals).find(({ pageSize }) => pageSize === '20')
    expect(list).toMatchObject({ status: '1', sortField: 'applyTime', sortOrder: 'asc' })
    await hands.click(await find('input[type=checkbox]', `选择「${row.dealerName}」`))
    await press('通过')
    await sees('确定通过所选 1 条申请？')
    await press('确定')
    await sees('成功 1 条，失败 0 条')
    expect(bodies(orders.approveSecondDealer)).toMatchObject([{ result: 1, opinion: '' }])
  })

  it('is not offered to the dealer that applied', async () => {
    await open('?tab=applications&status=', 'dealer01')
    expect((await screen.findAllByText(/^SA/)).length).toBeGreaterThan(0)
    expect(all('button', /^审批 /)).toEqual([])
    expect(all('button', /^查看 /).length).toBeGreaterThan(0)
    expect(toasts()).toEqual([])
  })
})
