import '../parts/hot.css'
import { Button, Flex } from 'antd'
import { useState } from 'react'
import * as hotContent from '@/api/content/hotContent'
import { type HotPlate, hotPlate } from '@/entities/content/hotPlate'
import { Failed, Loaded, useFresh, useLoad } from '@/kit/data/load'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { useScreen } from '@/kit/page/screen'
import { StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { useDirty } from '@/session/dirty'
import { PlateForm } from './parts/PlateForm'
import { nameOf } from './parts/plateShelf'

const ALL = hotContent.listPlates.query({ sortField: hotPlate.sort.key, sortOrder: 'asc' }, { quiet: true })

/**
 * Setup of the plates: list at the left, form of the selected one beside it. Changing the selection with unsaved
 * input requires confirmation.
 */
export default function HotPlateForm() {
  const t = useT()
  const { query, setQuery, tab } = useScreen()
  const load = useLoad(ALL)
  const plates = load.data?.records ?? []
  const chosen = plates.find(({ id }) => id === query.get('plate')) ?? plates[0]
  const dirty = useDirty(({ keys }) => keys.includes(tab))
  const [next, setNext] = useState<HotPlate>()
  const open = ({ id }: HotPlate) => setQuery({ plate: id })
  return (
    <Loaded load={load}>
      <div className="hot-plates">
        <nav className="card" aria-label={t('hot.plates')}>
          <Flex vertical gap={4}>
            {plates.map((plate) => (
              <Button
                key={plate.id}
                type={plate.id === chosen?.id ? 'primary' : 'text'}
                aria-current={plate.id === chosen?.id ? 'page' : undefined}
                className="hot-plate-button"
                onClick={() => (dirty && plate.id !== chosen?.id ? setNext(plate) : open(plate))}
              >
                <bdi>{nameOf(plate)}</bdi>
                <StatusTag field={hotPlate.status} value={plate.status} />
              </Button>
            ))}
          </Flex>
        </nav>
        {chosen && <One key={chosen.id} id={chosen.id} />}
      </div>
      <ConfirmDialog
        question={
          next && {
            title: t('hot.leaveAsk'),
            effect: t('hot.leaveEffect'),
            okText: t('hot.leave'),
            danger: true,
          }
        }
        busy={false}
        onCancel={() => setNext(undefined)}
        onOk={() => {
          if (next) open(next)
          setNext(undefined)
        }}
      />
    </Loaded>
  )
}

const One = ({ id }: { id: string }) => {
  const { data, error, retry, first } = useFresh(hotContent.getPlate.query({ id }, { quiet: true }))
  const [resetKey, setResetKey] = useState(0)
  return (
    <section className="card">
      {error && !data ? (
        <Failed error={error} retry={retry} />
      ) : (
        <Loaded load={{ data, first, retry }}>
          {data && <PlateForm key={resetKey} plate={data} reload={() => setResetKey(resetKey + 1)} />}
        </Loaded>
      )}
    </section>
  )
}
