import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Space } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import type { Since } from '@/api/call'
import { isChanged } from '@/api/error'
import { markReported } from '@/api/notices'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { Dialog } from '../dialog/dialog'

/** A record as somebody else left it: who saved it and when, and what there is to say about the difference. */
export interface Newer {
  updateBy?: string
  updateTime?: string
  more?: ReactNode
}
/** Spread into an update: nothing, or that it overwrites what somebody else saved. */
export type Force = Pick<Since, 'force'>

interface Conflict extends Newer {
  words: string
}

/**
 * Watches over the updates of a form: one that is refused since somebody else saved the record asks what is to become of it. `send` runs one;
 * `newer` reads the record as it is now. What is typed stays, becomes a draft beside the latest, or overwrites.
 */
export const useChanged = () => {
  const [conflict, setConflict] = useState<Conflict>()
  const forces = useRef(false)
  const send = async <O,>(
    update: (force: Force) => O | Promise<O>,
    newer?: () => Promise<Newer | undefined>,
  ): Promise<O> => {
    const force: Force = forces.current ? { force: true } : {}
    forces.current = false
    try {
      return await update(force)
    } catch (error) {
      if (isChanged(error) && error instanceof Error && newer) {
        markReported(error, 'place')
        setConflict({ words: error.message, ...(await newer().catch(() => undefined)) })
      }
      throw error
    }
  }
  return {
    send,
    conflict,
    close: () => setConflict(undefined),
    overwrite: (submit: () => void) => {
      forces.current = true
      setConflict(undefined)
      submit()
    },
  }
}

/** Asks what is to become of a form whose record somebody else saved: it is read anew, and what was typed kept as a draft; or it overwrites the other's. */
export const ChangedMeanwhile = ({
  of: { conflict, close, overwrite },
  submit,
  saveDraft,
  reload,
}: {
  of: Omit<ReturnType<typeof useChanged>, 'send'>
  submit: () => void
  saveDraft: () => void
  /** Begins the form anew, once the record is read again. */
  reload: () => void
}) => {
  const t = useT()
  const client = useQueryClient()
  const [reading, setReading] = useState(false)
  const seeLatest = async () => {
    setReading(true)
    saveDraft()
    await client.invalidateQueries()
    setReading(false)
    close()
    reload()
  }
  const { updateBy, updateTime, words, more } = conflict ?? {}
  return (
    <Dialog
      open={conflict !== undefined}
      title={
        updateBy && updateTime
          ? t('kit.changedBy', { name: updateBy, time: formatTime(updateTime, 'YYYY-MM-DD HH:mm') })
          : words
      }
      width={more ? 900 : 480}
      onClose={close}
      footer={
        <Space wrap>
          <Button autoFocus type="primary" loading={reading} onClick={() => void seeLatest()}>
            {t('kit.seeLatest')}
          </Button>
          <Button danger disabled={reading} onClick={() => overwrite(submit)}>
            {t('kit.overwrite')}
          </Button>
        </Space>
      }
    >
      <Alert type="warning" showIcon title={t('kit.changedEffect')} />
      {more}
    </Dialog>
  )
}
