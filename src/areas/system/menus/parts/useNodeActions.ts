import * as menus from '@/api/system/menus'
import { notify } from '@/api/notices'
import type { MenuIndex } from '@/business/menuTicks'
import { is } from '@/entities/field'
import { enableStatus, menuType } from '@/entities/shared/enums'
import type { MenuNode } from '@/entities/shared/menu'
import type { Action } from '@/kit/actions/actions'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { numberIn } from '@/lib/counts'
import { changeMenu } from './changeMenu'
import { isSelf, type Move, stepOf } from '../tree'

interface Ways {
  nodes: readonly MenuNode[]
  index: MenuIndex
  open: (id: string) => void
  create: (type: number, parentId: string) => void
  move: (to: Move) => void
  moveTo: (node: MenuNode) => void
}

/** Actions of a node. Disabling, deleting or moving nodes of this screen itself is rejected without a request. */
export const useNodeActions = ({ nodes, index, open, create, move, moveTo }: Ways) => {
  const t = useT()
  const may = useMay()
  return (node: MenuNode): (Action | false)[] => {
    const { id, title } = node
    const type = Number(node.type)
    const on = is(node.status, enableStatus.enabled)
    const own = isSelf(index, id)
    const refuse = (text: string) => ({ run: () => notify('warning', text) })
    const up = stepOf(nodes, index, id, -1)
    const down = stepOf(nodes, index, id, 1)
    return [
      { label: may('menus.save') ? 'kit.edit' : 'menus.view', run: () => open(id) },
      {
        label: 'menus.addBelow',
        can: 'menus.save',
        hide: type !== menuType.group && type !== menuType.page,
        run: () => create(type === menuType.group ? menuType.page : menuType.button, id),
      },
      {
        label: 'kit.disable',
        can: 'menus.save',
        danger: true,
        hide: !on,
        ...(own
          ? refuse(t('menus.self'))
          : {
              ask: {
                title: t('menus.askDisable', { title }),
                effect: t('menus.disableEffect', { count: numberIn(node.roleCount) }),
              },
              run: () => changeMenu(id, { status: enableStatus.disabled }),
              done: t('menus.saved'),
            }),
      },
      {
        label: 'kit.enable',
        can: 'menus.save',
        hide: on,
        run: () => changeMenu(id, { status: enableStatus.enabled }),
        done: t('menus.saved'),
      },
      {
        label: 'kit.delete',
        can: 'menus.remove',
        danger: true,
        hide: on || (node.children?.length ?? 0) > 0 || Number(node.roleCount) > 0,
        ...(own
          ? refuse(t('menus.self'))
          : {
              ask: { title: t('menus.askDelete', { title }), effect: t('menus.deleteEffect') },
              run: () => menus.remove({ id }),
              done: t('menus.saved'),
            }),
      },
      { label: 'menus.up', can: 'menus.save', disabled: !up, run: () => up && move(up) },
      { label: 'menus.down', can: 'menus.save', disabled: !down, run: () => down && move(down) },
      {
        label: 'menus.moveTo',
        can: 'menus.save',
        hide: type === menuType.group,
        ...(own ? refuse(t('menus.selfMove')) : { run: () => moveTo(node) }),
      },
    ]
  }
}
