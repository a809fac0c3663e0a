import * as invitationPosters from '@/api/invitationPosters'
import type { InvitationPoster } from '@/entities/marketing/invitationPoster'
import type { Action } from '@/kit/actions/actions'
import { useLoad } from '@/kit/load'
import { useT } from '@/locales'
import { useIsHead } from '../../parts/head'

const DOWN = 0
const UP = 1

/** What stands on the shelf: how many posters, and which of them is on top. */
const useShelf = () => {
  const { data } = useLoad(invitationPosters.list.query({ status: [UP], pageNo: 1, pageSize: 1 }, { quiet: true }))
  const [first] = data?.records ?? []
  return { count: data?.total ?? 0, topped: first && Number(first.topFlag) === 1 ? first.id : undefined }
}

/** What moves a poster, where its state allows; `removed` follows its deletion. */
export const useInvitationActions = () => {
  const t = useT()
  const isHead = useIsHead()
  const shelf = useShelf()
  return (row: InvitationPoster, removed?: () => void): Action[] => {
    const { id, title } = row
    const status = Number(row.status)
    const onTop = Number(row.topFlag) === 1
    const replaces = !onTop && shelf.topped !== undefined && shelf.topped !== id
    return [
      {
        label: 'materials.putUp',
        can: 'invitationPosters.setShelf',
        hide: !isHead || status !== DOWN,
        run: () => invitationPosters.setShelf({ id, status: 1 }),
        done: t('materials.isUp'),
      },
      {
        label: 'materials.takeDown',
        can: 'invitationPosters.setShelf',
        hide: !isHead || status !== UP,
        ask: {
          title: t('materials.takeDownAsk', { title }),
          effect: t(shelf.count <= 1 ? 'invitations.lastDown' : 'invitations.downEffect'),
          danger: shelf.count <= 1,
          okText: t('materials.takeDown'),
        },
        run: () => invitationPosters.setShelf({ id, status: 0 }),
        done: t('materials.isDown'),
      },
      {
        label: onTop ? 'posters.untop' : 'posters.top',
        can: 'invitationPosters.top',
        hide: !isHead || status !== UP,
        ask: replaces ? { title: t('invitations.topAsk', { title }), effect: t('invitations.topEffect'), okText: t('posters.top') } : undefined,
        run: () => invitationPosters.top({ id, status: onTop ? 0 : 1 }),
        done: t(onTop ? 'posters.untopped' : 'posters.topped'),
      },
      {
        label: 'materials.delete',
        can: 'invitationPosters.remove',
        danger: true,
        hide: !isHead || status === UP,
        ask: { title: t('materials.deleteAsk', { title }), effect: t('materials.deleteEffect'), danger: true, okText: t('materials.delete') },
        run: async () => {
          await invitationPosters.remove({ id })
          removed?.()
        },
        done: t('materials.isDeleted'),
      },
    ]
  }
}
