import { describe, expect, it, vi } from 'vitest'
import { community } from '@/routes/community'
import type { RouteLine } from '@/routes/line'
import { grants, menuRows } from '../../mocks/system/rules/access'
import { org } from '../../mocks/system/rules/store'
import { all, hands, settled, sure, until } from '../actions'
import { openConsole } from '../harness'

vi.setConfig({ testTimeout: 60_000 })

const lines: readonly RouteLine[] = community
/** What a dealer does: clubs, enrolments and check-ins of its own. All else of the community it only reads. */
const OWN = /^\/(club-management|activity-management)\/(?!vote)/
const pages = lines.filter(({ hidden, path }) => !hidden && !OWN.test(path)).map(({ path }) => path)
const WRITES =
  /^(新增|新建|编辑|上架|下架|启用|停用|删除|上移|下移|置顶|取消置顶|推荐|取消推荐|加精|取消加精|设为|沉底|加入热榜|添加|移出|写文章|发布|立即发布|转为草稿|通过|驳回|审核|处理|保存|导入|拖动排序|恢复|官方评论|官方回复)/

/** Gives the marketing of a dealer every page of the community with all its buttons. */
const grantAll = () => {
  const given = sure(grants.get(sure(org.roles.find(({ roleCode }) => roleCode === 'DEALER_MARKETING')).id))
  for (const path of pages) {
    const page = sure(menuRows.find((row) => row.path === path))
    for (const row of menuRows)
      if ([page.id, page.parentId].includes(row.id) || row.parentId === page.id) given.add(row.id)
  }
}
/** The names of writing buttons; heads of columns and quick filters have words like these. */
const writes = (selector: string) =>
  all(selector, WRITES)
    .filter((one) => !one.closest('.data-head') && !one.hasAttribute('aria-pressed'))
    .map((one) => one.getAttribute('aria-label') ?? one.textContent)

describe('a dealer that has a page of the community with all its buttons only reads', () => {
  it.each(pages)('%s', async (path) => {
    grantAll()
    await openConsole(path, { as: 'market01' })
    await until(() =>
      expect(document.querySelector('main h1, main table, main [role=table], main .ant-card')).not.toBeNull(),
    )
    await settled()
    expect(document.querySelector('main .ant-result, main .failed')).toBeNull()
    expect(writes('main button')).toEqual([])
    expect(all('main [role=switch]', /./).filter((one) => !one.hasAttribute('disabled'))).toEqual([])
    expect(document.querySelectorAll('main .row-order-handle, main .data-check').length).toBe(0)
    const [more] = all('main button', /^更多/)
    if (!more) return
    await hands.click(more)
    await until(() => expect(all('[role=menuitem]', /./).length).toBeGreaterThan(0))
    expect(writes('[role=menuitem]')).toEqual([])
  })
})
