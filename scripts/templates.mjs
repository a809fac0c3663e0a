// Creates the static import templates: node scripts/templates.mjs
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { utils, write } from '@e965/xlsx'

const folder = new URL('../public/templates/', import.meta.url)
mkdirSync(folder, { recursive: true })

/** Writes a sheet with a header and an example row. Text cells keep leading zeros and long numbers. */
const template = (name, rows) => {
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map((value) => ({ t: 's', v: value, z: '@' }))))
  sheet['!cols'] = rows[0].map(() => ({ wch: 20 }))
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, '导入')
  // A fixed date keeps the file reproducible.
  book.Props = { CreatedDate: new Date('2026-01-01T00:00:00Z') }
  writeFileSync(
    fileURLToPath(new URL(name, folder)),
    write(book, { bookType: name.endsWith('.xls') ? 'biff8' : 'xlsx', type: 'buffer', compression: true }),
  )
}

template('user-import.xlsx', [
  ['账号', '姓名', '手机号', '机构类型', '经销商代码', '角色编码', '岗位'],
  ['zhangsan01', '张三', '13900001234', '一级经销商', 'D00001', 'DEALER_CONSULTANT', '销售顾问'],
])

template('internal-staff-import.xlsx', [
  ['姓名', '手机号', '工号', '所属公司', '部门'],
  ['李四', '13900005678', 'Q10086', '启明汽车销售有限公司', '市场部'],
])

template('coupon-shops.xlsx', [['门店代码'], ['D00001']])

template('coupon-users.xlsx', [
  ['手机号', '姓名'],
  ['13900001234', '张三'],
])

template('shop_batch_delivery.xls', [
  ['子订单号', '物流公司编码或名称', '物流单号'],
  ['SO2026010100001-1', 'shunfeng', 'SF1234567890123'],
])
