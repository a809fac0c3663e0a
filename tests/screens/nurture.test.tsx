// @module-tag leads
import { read, utils, write } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import * as clues from '@/api/leads/clues'
import * as cluePhoneBlack from '@/api/leads/cluePhoneBlack'
import { blackReason, clueLevel, nurtureSource, nurtureStatus } from '@/entities/leads/enums'
import { phoneBlacklist } from '../../mocks/leads/rules/blacklist'
import { masked } from '../../mocks/core/table'
import type { NurtureRow } from '../../mocks/leads/data/nurtures'
import { channelName, leadById, leads, nurtures } from '../../mocks/leads/rules/leads'
import { org } from '../../mocks/system/rules/store'
import {
  act,
  all,
  bodies,
  button,
  choose,
  fill,
  find,
  hands,
  press,
  queries,
  sees,
  sent,
  sure,
  seesToast,
  until,
} from '../actions'
import { control, openConsole, received } from '../harness'
import { takeSaved } from '../saved'

const LIST = '/clue-management/cultivate'
const DETAIL = '/clue-management/cultivateDetails'
const one = (fits: (row: NurtureRow) => boolean): NurtureRow => sure(nurtures.find(fits))
const activated = () => one((row) => row.status === nurtureStatus.activated && row.lastDealerCode !== '')
const now = (row: NurtureRow) => sure(nurtures.find(({ clueId }) => clueId === row.clueId))
const only = (row: NurtureRow) => `${LIST}?createTime=&phone=${row.phone}`
const sheet = (rows: (readonly string[])[]): File => {
  const head = ['客户姓名', '手机号', '省份', '城市', '意向车系', '一级渠道', '二级渠道', '培育来源', '备注']
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([head, ...rows.map((row) => [...row])]), '数据')
  // The library writes bytes into a buffer.
  const bytes = new Uint8Array(write(book, { bookType: 'xlsx', type: 'array' }) as ArrayBuffer)
  return new File([bytes], '培育.xlsx', { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' })
}

describe('nurtured customer list', () => {
  it('loads the last 30 days newest first with masked phones', async () => {
    await openConsole(LIST)
    await sent(clues.listNurture, 2)
    expect(queries(clues.listNurture).find(({ pageSize }) => pageSize === '20')).toMatchObject({
      sortField: 'createTime',
      sortOrder: 'desc',
      pageNo: '1',
    })
    expect(queries(clues.listNurture)[0]).toHaveProperty('createTimeStart')
    const newest = nurtures.toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1))[0]
    await sees(masked(sure(newest).phone))
    expect(document.body).not.toHaveTextContent(sure(newest).phone)
  })

  it('filters by phone, name, source, state, region, channel and series', async () => {
    await openConsole(`${LIST}?createTime=`)
    await press('展开筛选')
    await fill('手机号', '123')
    await hands.keyboard('{Enter}')
    expect(queries(clues.listNurture).some(({ phone }) => phone === '123')).toBe(false)
    const row = activated()
    await fill('手机号', row.phone.slice(-4))
    await hands.keyboard('{Enter}')
    await until(() => expect(queries(clues.listNurture).at(-1)).toMatchObject({ phone: row.phone.slice(-4) }))
    await fill('手机号', '')
    await fill('客户姓名', row.customerName)
    await hands.keyboard('{Enter}')
    await until(() => expect(queries(clues.listNurture).at(-1)).toMatchObject({ customerName: row.customerName }))
    await choose('培育来源', '战败转入')
    await choose('培育状态', '已激活')
    await until(() =>
      expect(queries(clues.listNurture).find(({ status }) => status === String(nurtureStatus.activated))).toMatchObject(
        { source: String(nurtureSource.lost) },
      ),
    )
    await choose('所在省市', row.provinceName)
    await choose('渠道', channelName(row.oneChannelCode))
    const series = sure(org.carSeries.find(({ seriesCode }) => seriesCode === row.seriesCode))
    await choose('意向车系', series.seriesName)
    await until(() =>
      expect(queries(clues.listNurture).at(-1)).toMatchObject({
        provinceCode: row.provinceCode,
        oneChannelCode: row.oneChannelCode,
        seriesCode: row.seriesCode,
      }),
    )
    await sees(row.clueId)
  })

  it('rejects a period of more than 366 days', async () => {
    await openConsole(`${LIST}?createTime=2025-01-01~2026-11-01`)
    await press('查询')
    await sees('时间范围不能超过 366 天')
  })

  it('shows a funnel whose stages filter the list', async () => {
    await openConsole(`${LIST}?createTime=`)
    const count = (status: number) => nurtures.filter((row) => row.status === status).length
    const touched = nurtures.length - count(1)
    const ripe = count(3) + count(4)
    const stage = await find('.nurture-stage', `已激活${count(3)}`)
    const rates = [...document.querySelectorAll('.nurture-rate')].map((rate) =>
      rate.textContent.trim().split(' ').at(-1),
    )
    expect(rates).toEqual(
      [touched / nurtures.length, ripe / touched, count(4) / ripe].map((rate) => `${(rate * 100).toFixed(1)}%`),
    )
    await hands.click(stage)
    await until(() =>
      expect(
        queries(clues.listNurture).find(
          ({ status, pageSize }) => status === String(nurtureStatus.activated) && pageSize === '20',
        ),
      ).toBeDefined(),
    )
    await until(() => expect(document.body).toHaveTextContent(`共 ${count(3)} 条`))
  })

  it('is accessible to headquarters only', async () => {
    await openConsole('/home', { as: 'dealer01' })
    expect(received(clues.listNurture)).toEqual([])
    await expect(clues.listNurture({})).rejects.toThrow('仅总部可查看培育线索')
    await expect(clues.getNurture({ clueId: activated().clueId })).rejects.toThrow('仅总部可查看培育线索')
  })

  it('leads to the customer detail', async () => {
    const row = activated()
    await openConsole(only(row))
    await press(row.clueId)
    await until(() => expect(location.pathname + location.search).toBe(`${DETAIL}?clueId=${row.clueId}`))
  })
})

describe('handover', () => {
  it('creates a lead for the dealer and marks the former dealer', { tags: ['core'] }, async () => {
    const row = activated()
    const count = leads.length
    await openConsole(only(row))
    await act(row.customerName, '下发')
    await press('下发')
    await sees(/请选择目标经销商/)
    await hands.click(await find('.ant-modal input[role=combobox]', '目标经销商'))
    const face = await until(() =>
      sure(
        [...document.querySelectorAll('.ant-select-item-option')].find(({ textContent }) =>
          textContent.includes('原经销商'),
        ),
      ),
    )
    expect(face).toHaveTextContent(row.lastDealerCode)
    await choose('目标经销商', /^D00001/, '.ant-modal')
    await fill('备注', '意向强，尽快联系', '.ant-modal')
    await hands.click(await find('.ant-modal-footer button', '下发'))
    await seesToast('已下发 1 条')
    expect(bodies(clues.reassignAgents)).toEqual([
      { clueIds: [row.clueId], target: { dealerCode: 'D00001', saleUserId: '', remark: '意向强，尽快联系' } },
    ])
    expect(now(row)).toMatchObject({ status: nurtureStatus.handed, dealerCode: 'D00001' })
    expect(leads).toHaveLength(count + 1)
    expect(leadById(now(row).leadId)).toMatchObject({
      phone: row.phone,
      status: nurtureStatus.nurturing,
      dealerCode: 'D00001',
      clueLevel: clueLevel.none,
    })
    const { records } = await clues.listZb({ phone: row.phone, dealerCode: 'D00001', pageNo: 1, pageSize: 20 })
    expect(records.map(({ clueId }) => clueId)).toContain(now(row).leadId)
    await until(() => expect(all('button', `下发 ${row.customerName}`)).toEqual([]))
  })

  it('skips and counts customers that are not activated', async () => {
    await openConsole(`${LIST}?createTime=&status=2,3`)
    await button(/^下发 /)
    const shown = [...document.querySelectorAll<HTMLElement>('.data-row')]
    const offers = (row: HTMLElement) => all('button', /^下发 /, row).length > 0
    const [ripe, green] = [sure(shown.find(offers)), sure(shown.find((row) => !offers(row)))]
    for (const row of [ripe, green]) await hands.click(sure(row.querySelector('input[type=checkbox]')))
    await hands.click(await find('.bulk-bar button', '下发'))
    await sees('所选线索中有 1 条未处于已激活状态，已剔除')
    await choose('目标经销商', /^D00001/, '.ant-modal')
    await hands.click(await find('.ant-modal-footer button', '下发'))
    await seesToast('已下发 1 条')
    expect(bodies(clues.reassignAgents)).toMatchObject([
      { clueIds: [one(({ customerName }) => ripe.textContent.includes(customerName)).clueId] },
    ])
    await until(() => expect(document.querySelector('.bulk-bar')).toBeNull())
  })

  it('shows the reason the server refuses it', async () => {
    const row = activated()
    await openConsole(only(row))
    await act(row.customerName, '下发')
    now(row).status = nurtureStatus.handed
    await choose('目标经销商', /^D00001/, '.ant-modal')
    await hands.click(await find('.ant-modal-footer button', '下发'))
    await sees('仅已激活的客户可下发')
  })
})

describe('nurtured customer detail', () => {
  it('shows contacts, score and former follow-ups', async () => {
    const row = one((each) => each.touches.length > 2 && (leadById(each.formerId)?.follows.length ?? 0) > 0)
    await openConsole(`${DETAIL}?clueId=${row.clueId}`)
    await until(() => expect(document.querySelectorAll('.ant-timeline-item')).toHaveLength(row.touches.length))
    expect(document.querySelector('.ant-timeline-item')).toHaveTextContent(sure(row.touches[0]).content)
    const change = sure(row.touches[0]).scoreChange
    expect(document.body).toHaveTextContent(`意向分变化 ${change > 0 ? '+' : ''}${change}`)
    expect(document.body).toHaveTextContent(masked(row.phone))
    await press('意向分: 以表格查看')
    await until(() =>
      expect(document.querySelectorAll('.card .ant-table-row').length).toBeGreaterThanOrEqual(row.touches.length),
    )
    await press('显示完整号码')
    await sees(row.phone)
    await hands.click(await find('[role=tab]', '原线索历史'))
    await until(() =>
      expect(document.querySelector('.ant-tabs .ant-table-row')).toHaveTextContent(
        sure(leadById(row.formerId)?.follows[0]).content,
      ),
    )
    expect(received(clues.getNurture)).toHaveLength(1)
  })

  it('shows no history for an imported customer', async () => {
    const row = one((each) => each.source === nurtureSource.imported)
    await openConsole(`${DETAIL}?clueId=${row.clueId}`)
    await hands.click(await find('[role=tab]', '原线索历史'))
    await sees('该客户为导入客户，无历史跟进')
  })

  it('hands the customer over and shows the new dealer', async () => {
    const row = activated()
    await openConsole(`${DETAIL}?clueId=${row.clueId}`)
    await press('下发')
    await choose('目标经销商', /^D00001/, '.ant-modal')
    await hands.click(await find('.ant-modal-footer button', '下发'))
    await seesToast('已下发 1 条')
    await until(() => expect(all('button', '下发')).toEqual([]))
    expect(all('button', '拉黑')).toEqual([])
    await sees('上海博泰汽车销售服务有限公司')
  })

  it('blocks the phone and marks the customer as failed', async () => {
    const row = one((each) => each.status === nurtureStatus.nurturing)
    await openConsole(`${DETAIL}?clueId=${row.clueId}`)
    expect(await button('拉黑')).toBeInTheDocument()
    expect(all('button', '下发')).toEqual([])
    await press('拉黑')
    await choose('拉黑原因', '客户要求')
    await hands.click(await find('.ant-modal button', '拉黑'))
    await seesToast('已拉黑')
    expect(bodies(cluePhoneBlack.create)).toMatchObject([{ phone: row.phone, reason: blackReason.customerRequest }])
    expect(now(row).status).toBe(nurtureStatus.failed)
    await until(() => expect(all('button', '拉黑')).toEqual([]))
  })

  it('reports a missing number and leads back to the list', async () => {
    await openConsole(DETAIL)
    await sees('缺少线索编号')
    expect(received(clues.getNurture)).toEqual([])
    await press('返回列表')
    await until(() => expect(location.pathname).toBe(LIST))
  })

  it('reports a customer that does not exist', async () => {
    await openConsole(`${DETAIL}?clueId=1`)
    await sees('无权查看或数据不存在')
  })

  it('offers a retry after a failed request', async () => {
    control.inject({ path: clues.getNurture.path, kind: 'code', code: 500, message: '服务繁忙', times: 1 })
    const row = activated()
    await openConsole(`${DETAIL}?clueId=${row.clueId}`)
    await sees('服务繁忙')
    await press('重试')
    await find('dd bdi', row.customerName)
  })
})

describe('nurtured customer import', () => {
  it('imports the good rows of a file and reports the reason for each bad one', async () => {
    const saved = takeSaved()
    await openConsole(LIST)
    await press('导入')
    await press('下载模板')
    await sent(clues.downloadTemplate)
    expect(queries(clues.downloadTemplate)).toEqual([{ code: 'import_nurtureclue' }])
    await until(() => expect(saved).toHaveLength(1))
    const series = sure(org.carSeries[0]).seriesName
    const black = sure(leads.find((row) => row.status === nurtureStatus.activated)).phone
    const good = ['周新', '13911112222', '上海市', '上海市', series, '官网', '官网H5', '保客增换购', '周末联系']
    const change = (at: number, to: string) =>
      good.map((cell, place) => (place === at ? to : place === 1 ? `1391111${String(3000 + at)}` : cell))
    const rows = [
      good,
      change(1, '139'),
      good,
      change(1, black),
      change(1, sure([...phoneBlacklist.values()].find(({ status }) => status === nurtureStatus.waiting)).phone),
      change(4, '没有的车系'),
      change(6, '没有的渠道'),
      change(1, sure(nurtures.find((row) => row.status === nurtureStatus.waiting)).phone),
    ]
    await hands.upload(sure(document.querySelector<HTMLInputElement>('.ant-modal input[type=file]')), sheet(rows))
    await sees('共 8 行，预览前 5 行')
    await press('开始导入')
    await until(() =>
      expect(document.querySelector('.ant-modal .ant-alert')?.textContent).toBe('共 8 行，成功 1 行，失败 7 行'),
    )
    for (const reason of [
      '手机号格式不正确',
      '手机号重复',
      '号码在黑名单中',
      '已是跟进中线索',
      '车系不存在',
      '渠道不存在',
    ])
      expect(document.body).toHaveTextContent(reason)
    expect(received(clues.importNurture)[0]?.form).toMatchObject([['file', { name: '培育.xlsx' }]])
    expect(nurtures[0]).toMatchObject({
      customerName: '周新',
      phone: '13911112222',
      status: nurtureStatus.waiting,
      source: nurtureSource.owner,
      cityCode: '310100',
      twoChannelCode: 'WEB_H5',
    })
    await hands.click(await find('.ant-modal-footer button', '关闭'))
    await sees('周新')
  })

  it('provides a template with the expected columns', async () => {
    await openConsole(LIST)
    const file = await clues.downloadTemplate({ code: 'import_nurtureclue' })
    const book = read(new Uint8Array(await file.arrayBuffer()), { type: 'array' })
    const lines = utils.sheet_to_json<string[]>(sure(book.Sheets[book.SheetNames[0] ?? '']), { header: 1 })
    expect(lines[0]).toEqual([
      '客户姓名',
      '手机号',
      '省份',
      '城市',
      '意向车系',
      '一级渠道',
      '二级渠道',
      '培育来源',
      '备注',
    ])
  })
})
