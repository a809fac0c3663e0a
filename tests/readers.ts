import { describe, expect, it } from 'vitest'
import type { RouteLine } from '@/routes/line'
import { grants, menuRows } from '../mocks/system/rules/access'
import { org } from '../mocks/system/rules/store'
import { all, hands, settled, sure, until } from './actions'
import { openConsole } from './harness'

const WRITES =
  /^(新增|新建|写文章|编辑|上架|下架|启用|停用|删除|移至|移出|上移|下移|置顶|取消|推荐|加精|设为|沉底|加入热榜|延期|复制为|批量|导入|保存|拖动排序|发货|修改|同意|拒绝|确认收货|退款|延长|备注|售罄|添加|发布|立即发布|转为草稿|撤回|审核|通过|驳回|处理|恢复|官方评论|官方回复)/

export const writes = (selector: string) =>
  all(selector, WRITES)
    .filter((one) => !one.closest('.data-head') && !one.hasAttribute('aria-pressed'))
    .map((one) => one.getAttribute('aria-label') ?? one.textContent)

export const grantAll = (roleCode: string, pages: readonly string[]) => {
  const given = sure(grants.get(sure(org.roles.find((role) => role.roleCode === roleCode)).id))
  for (const path of pages) {
    const page = sure(menuRows.find((row) => row.path === path))
    for (const row of menuRows)
      if ([page.id, page.parentId].includes(row.id) || row.parentId === page.id) given.add(row.id)
  }
}

/**
 * Opens each page of a module except `own` as a role with all its buttons that is not meant to write there. No
 * writing button may be shown. `name` names the pages and the role.
 */
export const describeReaders = (
  name: string,
  { lines, own, roleCode, as }: { lines: readonly RouteLine[]; own: RegExp; roleCode: string; as: string },
): void => {
  const pages = lines.filter(({ hidden, path }) => !hidden && !own.test(path)).map(({ path }) => path)
  describe(name, () => {
    it.each(pages)('is read-only at %s', async (path) => {
      grantAll(roleCode, pages)
      await openConsole(path, { as })
      await until(() =>
        expect(document.querySelector('main h1, main table, main [role=table], main .ant-card')).not.toBeNull(),
      )
      await settled()
      expect(document.querySelector('main .ant-result, main .failed')).toBeNull()
      expect(writes('main button:not([role=switch])')).toEqual([])
      expect(all('main [role=switch]', /./).filter((one) => !one.hasAttribute('disabled'))).toEqual([])
      expect(document.querySelectorAll('main .row-order-handle, main .data-check').length).toBe(0)
      const [more] = all('main button', /^更多/)
      if (!more) return
      await hands.click(more)
      await until(() => expect(all('[role=menuitem]', /./).length).toBeGreaterThan(0))
      expect(writes('[role=menuitem]')).toEqual([])
    })
  })
}
