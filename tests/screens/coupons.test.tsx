// @module-tag marketing
import { utils, write } from '@e965/xlsx'
import { fireEvent } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import * as categories from '@/api/commerce/categories'
import * as calls from '@/api/marketing/coupons'
import { goodsStatus } from '@/entities/commerce/shared'
import {
  couponPurpose,
  couponStatus,
  couponType,
  goodsScope,
  grantStatus,
  merchantScope as merchantScopes,
  validType as validTypes,
} from '@/entities/marketing/couponEnums'
import { dealerStatus } from '@/entities/shared/enums'
import { formatTime } from '@/lib/time'
import { coupons, countsOf, grants } from '../../mocks/marketing/rules/coupons'
import { categories as shopCategories } from '../../mocks/commerce/rules/categories'
import { goods as shopGoods } from '../../mocks/commerce/rules/goods'
import { org } from '../../mocks/system/rules/store'
import {
  act,
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
  rowActions,
  sees,
  sent,
  sure,
  tick,
  seesToast,
  until,
} from '../actions'
import { openConsole, received } from '../harness'
import { takeSaved } from '../saved'

const anything = userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false })
const LIST = '/marketing-management/cardVoucherManagement'
const FORM = '.ant-drawer'
type Row = ReturnType<typeof coupons>[number]
const openList = (query = '', as?: string) => openConsole(`${LIST}${query}`, { as })
const couponOf = (fits: (row: Row) => boolean) => sure(coupons().find(fits))
const alone = async (fits: (row: Row) => boolean) => {
  const row = couponOf(fits)
  await openList(`?status=&couponName=${encodeURIComponent(row.couponName)}`)
  await button(`查看 ${row.couponName}`)
  return row
}
const sheet = (rows: (string | undefined)[][], name = 'list.xls') => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'x')
  // xlsx types its output as any
  return new File([write(book, { bookType: 'xls', type: 'array' }) as ArrayBuffer], name)
}
const setTime = async (label: string, text: string) => {
  const input = await find('input', label, FORM)
  await hands.click(input)
  fireEvent.change(input, { target: { value: text } })
  await hands.keyboard('{Enter}')
}
const dayFrom = (days: number) => formatTime(Date.now() + days * 86_400_000, 'YYYY-MM-DD')
const save = () => press('保存')
const basics = async (name: string, purpose: string, type: string) => {
  await fill('卡券名称', name, FORM)
  await choose('用途', purpose, FORM)
  await choose('券类型', type, FORM)
  await fill('发行量', '100', FORM)
  await fill('每人限领', '2', FORM)
  await setTime('生效时间', `${dayFrom(1)} 00:00`)
  await setTime('失效时间', `${dayFrom(30)} 00:00`)
  await fill('使用说明', '每单一张', FORM)
}
const importSheet = async (rows: (string | undefined)[][]) => {
  await press('导入')
  await anything.upload(await find('input[type=file]', /.*/, '.ant-modal'), sheet(rows))
  await press('开始导入')
}

describe('coupon list', () => {
  it('loads the newest first without expired coupons and filters by purpose', async () => {
    await openList()
    await sent(calls.list)
    const [entry] = received(calls.list)
    expect([entry?.method, entry?.path]).toEqual(['GET', '/api-star-web/web/coupon/page/list'])
    expect(entry?.query).toMatchObject({ sortField: 'createTime', sortOrder: 'desc', pageNo: '1', pageSize: '20' })
    await button('查看 商城新客满减券')
    expect(all('button', /^查看 会员日积分券$/)).toEqual([])
    await tick('抽奖奖品')
    await sent(calls.listByPurpose)
    expect(queries(calls.listByPurpose)[0]).toMatchObject({ purpose: String(couponPurpose.lottery) })
    await button('查看 抽奖满减券')
  })

  it.each([
    ['商城新客满减券', '满 500 减 50'],
    ['精品配件八五折券', '8.5 折 最高 200'],
    ['保养工时九折券', '9 折 满 200 可用 最高 300'],
    ['商城无门槛券', '抵 20'],
    ['免费四轮定位', '到店服务'],
  ])('shows the value of %s in words', async (name, rule) => {
    await openList(`?couponName=${encodeURIComponent(name)}`)
    await button(`查看 ${name}`)
    await sees(rule)
  })

  it('shows the coupon rule in the selected language', async () => {
    await openConsole(`${LIST}?couponName=${encodeURIComponent('精品配件八五折券')}`, { language: 'en' })
    await sees('15% off, up to ¥200')
  })

  it.each([
    [0, ['启用', '详情', '编辑', '数据', '复制']],
    [1, ['发放', '详情', '编辑', '停用', '数据', '复制']],
    [2, ['启用', '详情', '编辑', '数据', '复制']],
    [3, ['详情', '数据', '复制']],
  ])('offers the actions allowed in status %i', async (status, wanted) => {
    const row = await alone((one) => one.status === status && one.merchantScope === merchantScopes.online)
    expect(await rowActions(row.couponName)).toEqual(wanted)
  })

  it('enables a coupon at once and disables it after confirmation', async () => {
    const row = await alone(({ status }) => status === couponStatus.draft)
    await act(row.couponName, '启用')
    await seesToast(`「${row.couponName}」已启用`)
    expect(bodies(calls.setStatus)[0]).toEqual({ id: row.id, status: couponStatus.enabled })
    await act(row.couponName, '停用')
    await sees('停用后不可再发放，已领取的券仍可使用')
    await press('停用')
    await seesToast(`「${row.couponName}」已停用`)
    expect(row.status).toBe(couponStatus.disabled)
  })

  it('rejects disabling a coupon with a planned grant and names the grant', async () => {
    const planned = (id: string) =>
      grants().find((grant) => grant.status === grantStatus.planned && grant.couponId === id)
    const row = await alone(({ id }) => planned(id) !== undefined)
    await act(row.couponName, '停用')
    await press('停用')
    const names = grants().filter((grant) => grant.status === grantStatus.planned && grant.couponId === row.id)
    await seesToast(`该卡券正在使用，不能停用：${names.map(({ grantName }) => `发放「${grantName}」`).join('、')}`)
    expect(row.status).toBe(couponStatus.enabled)
  })

  it('leads to granting a coupon', async () => {
    const row = await alone(
      ({ status, merchantScope }) => status === couponStatus.enabled && merchantScope === merchantScopes.online,
    )
    await act(row.couponName, '发放')
    await until(() => expect(location.pathname).toBe('/marketing-management/provideManagement'))
    expect(new URLSearchParams(location.search).get('couponId')).toBe(row.id)
  })

  it('links to the data of a coupon', async () => {
    const row = await alone(
      ({ status, merchantScope }) => status === couponStatus.enabled && merchantScope === merchantScopes.online,
    )
    await act(row.couponName, '数据')
    await sent(calls.listTrades)
    expect(queries(calls.listTrades)[0]).toMatchObject({ couponId: row.id })
    await until(() => expect(document.body).toHaveTextContent(`卡券名称：${row.couponName}`))
  })

  it('shows the figures and the outlets of a coupon in its detail', async () => {
    const chosen = couponOf(
      ({ status, merchantScope }) => status === couponStatus.enabled && merchantScope === merchantScopes.chosen,
    )
    await openList(`?mode=detail&record=${chosen.id}`)
    await sent(calls.get)
    expect(bodies(calls.get)[0]).toEqual({ id: chosen.id })
    await until(() =>
      expect(document.querySelector('.figures')).toHaveTextContent(
        `已发放${countsOf().granted(chosen.id).toLocaleString('zh')}`,
      ),
    )
    await hands.click(await find('[role=tab]', '适用门店', FORM))
    await sent(calls.listMerchants)
    expect(queries(calls.listMerchants)[0]).toMatchObject({ couponId: chosen.id })
    await sees(sure(chosen.merchants[0]).dealerCode)
    await fill('门店代码', 'ZZZ', FORM)
    await hands.keyboard('{Enter}')
    await until(() =>
      expect(queries(calls.listMerchants).at(-1)).toMatchObject({ couponId: chosen.id, dealerCode: 'ZZZ' }),
    )
  })

  it('imports outlets from a list and reports the failed rows', async () => {
    const row = couponOf(
      ({ status, merchantScope }) => status === couponStatus.enabled && merchantScope === merchantScopes.chosen,
    )
    const known = sure(row.merchants[0]).dealerCode
    const fresh = sure(
      org.dealers.find(
        (dealer) =>
          dealer.status === dealerStatus.open &&
          !row.merchants.some(({ dealerCode }) => dealerCode === dealer.dealerCode),
      ),
    ).dealerCode
    const gone = sure(org.dealers.find((dealer) => dealer.status === dealerStatus.left)).dealerCode
    await openList(`?mode=detail&record=${row.id}&part=merchant`)
    await sent(calls.listMerchants)
    await importSheet([['门店代码'], [fresh], [fresh], [known], [gone], ['X99999']])
    await sees('共 5 行，成功 1 行，失败 4 行')
    expect(received(calls.importMerchants)[0]?.form).toContainEqual(['couponId', row.id])
    for (const reason of ['文件内重复', '已添加', '门店已停网', '门店代码不存在']) await sees(reason)
    expect(row.merchants.some(({ dealerCode }) => dealerCode === fresh)).toBe(true)
    takeSaved()
    await press('下载失败行')
    await sent(calls.exportMerchantFails)
    expect(queries(calls.exportMerchantFails)[0]?.batchNo).toMatch(/^SP/)
    await press('关闭')
    await until(() => expect(all('button', '下载失败行')).toHaveLength(1))
  })
})

describe('coupon form', () => {
  it('creates an amount-off coupon after reporting errors at their fields', async () => {
    await openList('?mode=new')
    await basics('双旦满减券', '商城购物', '满减券')
    await fill('使用门槛', '100', FORM)
    await fill('面值', '100', FORM)
    await fill('每人限领', '99', FORM)
    await fill('发行量', '50', FORM)
    await save()
    await sees('面值须小于使用门槛')
    await sees('每人限领不能大于发行量')
    await fill('面值', '12.5', FORM)
    await fill('每人限领', '2', FORM)
    await save()
    await seesToast('保存成功')
    expect(bodies(calls.create)).toHaveLength(1)
    expect(bodies(calls.create)[0]).toMatchObject({
      couponName: '双旦满减券',
      purpose: couponPurpose.shop,
      couponType: couponType.amountOff,
      threshold: '100',
      faceValue: '12.5',
      totalStock: 50,
      perLimit: 2,
      validType: validTypes.fixed,
      startTime: `${dayFrom(1)} 00:00:00`,
      endTime: `${dayFrom(30)} 00:00:00`,
      goodsScope: goodsScope.all,
      scopeGoods: [],
      merchantScope: merchantScopes.online,
      stackFlag: 0,
      content: '每单一张',
    })
    expect(couponOf(({ couponName }) => couponName === '双旦满减券')).toMatchObject({
      status: couponStatus.draft,
      faceValue: '12.50',
      threshold: '100.00',
    })
  })

  it('creates a coupon from a copy', { tags: ['core'] }, async () => {
    const row = await alone(({ couponName }) => couponName === '抽奖满减券')
    await act(row.couponName, '复制')
    await fill('发行量', '300', FORM)
    await save()
    await seesToast('保存成功')
    const { couponType: type, purpose, faceValue, threshold, perLimit, validDays, stackFlag, content } = row
    expect(bodies(calls.create)).toEqual([
      {
        ...{ couponName: `${row.couponName}副本`, couponType: type, purpose, faceValue, threshold, perLimit },
        ...{ validType: validTypes.days, validDays, stackFlag, content, totalStock: 300 },
        ...{ goodsScope: goodsScope.all, scopeGoods: [], merchantScope: merchantScopes.online },
      },
    ])
  })

  it('previews the coupon while it is typed', async () => {
    await openList('?mode=new')
    await basics('尝鲜折扣', '积分兑换', '折扣券')
    await fill(/^折扣/, '8.8', FORM)
    await until(() => expect(document.querySelector('.coupon-face')).toHaveTextContent('8.8 折'))
    expect(document.querySelector('.coupon-face')).toHaveTextContent('尝鲜折扣')
    expect(document.querySelector('.coupon-face')).toHaveTextContent(`${dayFrom(1)} – ${dayFrom(30)}`)
  })

  it('rejects a type that the purpose does not support', async () => {
    await openList('?mode=new')
    await choose('用途', '商城购物', FORM)
    await choose('券类型', '兑换券', FORM)
    await choose('用途', '购车抵扣', FORM)
    await save()
    await sees('该用途不支持此券类型')
    expect(received(calls.create)).toEqual([])
  })

  it('requires goods for an exchange coupon', async () => {
    const wanted = sure(shopGoods().find(({ status }) => status === goodsStatus.onSale))
    await openList('?mode=new')
    await basics('新年兑换券', '抽奖奖品', '兑换券')
    await save()
    await sees('请选择兑换商品')
    await choose('兑换商品', new RegExp(`^${wanted.goodsName}`), FORM)
    await hands.keyboard('{Escape}')
    await save()
    await seesToast('保存成功')
    expect(bodies(calls.create)[0]).toMatchObject({
      couponType: couponType.exchange,
      goodsScope: goodsScope.chosen,
      scopeGoods: [wanted.id],
      merchantScope: merchantScopes.online,
    })
  })

  it('requires categories from the shop tree and loads it level by level', async () => {
    await openList('?mode=new')
    await basics('类目券', '商城购物', '代金券')
    await fill('面值', '20', FORM)
    await tick('指定类目')
    await save()
    await sees('请选择指定类目')
    await hands.click(await find('input[role=combobox]', '指定类目', FORM))
    await sent(categories.list)
    const parent = await until(() =>
      sure(
        [...document.querySelectorAll('.ant-select-tree-treenode')].find(({ textContent }) =>
          textContent.includes('养护服务'),
        ),
      ),
    )
    await hands.click(sure(parent.querySelector('.ant-select-tree-switcher')))
    await sent(categories.listChildren)
    const of = (name: string) => sure(shopCategories().find(({ categoryName }) => categoryName === name)).id
    expect(queries(categories.listChildren)).toEqual([{ queryId: of('养护服务') }])
    const child = await until(() =>
      sure(
        [...document.querySelectorAll('.ant-select-tree-treenode')].find(({ textContent }) =>
          textContent.includes('美容清洗'),
        ),
      ),
    )
    await hands.click(sure(child.querySelector('.ant-select-tree-checkbox')))
    await hands.keyboard('{Escape}')
    await save()
    await seesToast('保存成功')
    expect(bodies(calls.create)[0]).toMatchObject({
      goodsScope: goodsScope.categories,
      scopeGoods: [of('美容清洗')],
      merchantScope: merchantScopes.online,
    })
  })

  it('requires outlets for an outlet coupon and accepts an imported list', async () => {
    const shop = org.dealers.find(({ status }) => status === dealerStatus.open)
    await openList('?mode=new')
    await basics('门店代金券', '到店维保', '代金券')
    await fill('面值', '60000', FORM)
    await tick('指定门店')
    await save()
    await sees('面值须在 0.01-50,000 之间')
    await sees('请选择适用门店')
    await fill('面值', '60', FORM)
    await importSheet([['门店代码'], ['X00000']])
    await sees('门店代码不存在')
    expect(await button('确认使用')).toBeDisabled()
    await press('继续导入')
    await anything.upload(
      await find('input[type=file]', /.*/, '.ant-modal'),
      sheet([['门店代码'], [sure(shop).dealerCode]]),
    )
    await press('开始导入')
    await press('确认使用')
    await sees('已导入 1 家门店，保存后生效')
    await save()
    await seesToast('保存成功')
    expect(bodies(calls.create)[0]).toMatchObject({
      merchantScope: merchantScopes.chosen,
      merchantCodes: [],
      threshold: '0.00',
      faceValue: '60',
    })
    expect(
      couponOf(({ couponName }) => couponName === '门店代金券').merchants.map(({ dealerCode }) => dealerCode),
    ).toEqual([sure(shop).dealerCode])
  })

  it('allows only increases of stock and validity for an enabled coupon', async () => {
    const row = couponOf(
      ({ status, validType, id }) =>
        status === couponStatus.enabled && validType === validTypes.fixed && countsOf().granted(id) > 0,
    )
    await openList(`?mode=edit&record=${row.id}`)
    const stock = row.totalStock
    expect(await box('卡券名称', FORM)).toBeDisabled()
    await fill('发行量', String(stock - 1), FORM)
    await save()
    await sees('发行量只能增加')
    await fill('发行量', String(stock + 5), FORM)
    await setTime('失效时间', `${dayFrom(2)} 00:00`)
    await save()
    await sees('有效期只能延长')
    await setTime('失效时间', `${dayFrom(300)} 00:00`)
    await save()
    await seesToast('保存成功')
    expect(bodies(calls.update)).toEqual([
      {
        id: row.id,
        totalStock: stock + 5,
        perLimit: row.perLimit,
        endTime: `${dayFrom(300)} 00:00:00`,
        content: row.content,
      },
    ])
    expect(row.totalStock).toBe(stock + 5)
  })

  it('closes when the coupon has expired meanwhile', async () => {
    const row = couponOf(({ status, validType }) => status === couponStatus.draft && validType === validTypes.fixed)
    await openList(`?mode=edit&record=${row.id}`)
    await fill('使用说明', '改一下', FORM)
    row.status = couponStatus.expired
    await save()
    await seesToast('该卡券已过期')
    await until(() => expect(all('button', '保存')).toEqual([]))
    expect(received(calls.update)).toEqual([])
  })

  it('copies a coupon with a new name and without quantity and dates', async () => {
    const row = await alone(
      ({ status, validType }) => status === couponStatus.enabled && validType === validTypes.fixed,
    )
    await act(row.couponName, '复制')
    expect(await box('卡券名称', FORM)).toHaveValue(`${row.couponName}副本`)
    expect(await box('发行量', FORM)).toHaveValue('')
    expect(await find('input', '失效时间', FORM)).toHaveValue('')
  })
})

describe('coupon list for goods', () => {
  it('shows only enabled shop or points coupons with stock left', async () => {
    await openList('?tab=goods')
    await sent(calls.listForGoods)
    const counts = countsOf()
    const fit = coupons().filter(
      (row) =>
        row.status === couponStatus.enabled &&
        (row.purpose === couponPurpose.shop || row.purpose === couponPurpose.points) &&
        row.totalStock > counts.granted(row.id),
    )
    await sees(`共 ${fit.length} 条`)
    await press(`详情 ${sure(fit[0]).couponName}`)
    await sent(calls.get)
    await until(() => expect(document.querySelector('.figures')).toHaveTextContent('剩余库存'))
  })
})
