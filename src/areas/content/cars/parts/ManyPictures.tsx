import { Alert, Button, Progress, Select, Space, Upload } from 'antd'
import { useRef, useState } from 'react'
import { isAborted } from '@/api/error'
import * as carGallery from '@/api/content/carGallery'
import * as carSeries from '@/api/system/carSeries'
import { pictureConfig } from '@/entities/content/pictureConfig'
import { fetchAllPages, OnlyFirst } from '@/kit/data/fetchAllPages'
import { Failed, useLoad } from '@/kit/data/load'
import { useAction } from '@/kit/data/useAction'
import { Dialog } from '@/kit/dialog/dialog'
import { named, optionName } from '@/kit/show/format'
import { accepting } from '@/kit/form/dropped'
import { Mark } from '@/kit/show/kinds'
import { SmallTable } from '@/kit/show/SmallTable'
import { distinct } from '@/lib/distinct'
import { useT } from '@/locales'
import { isMatched, matchName, type Match } from '../fileNames'
import { ownSetting } from '../inherit'
import { SCENES } from '../scenes'
import { saveCell } from './saveCell'

interface Row {
  key: number
  file: File
  match: Match
  state: 'waiting' | 'saved' | 'failed'
  words?: string
}

const WIDTH = 1100
const ALL = 500

/**
 * Upload of several pictures, assigned by their file names: series_model_colour_place.png. Missing parts are chosen
 * by hand. Pictures are saved one after the other; failures keep their reason and can be retried.
 */
export const ManyPictures = ({ onClose }: { onClose: () => void }) => {
  const t = useT()
  const { refresh } = useAction()
  const series = useLoad(carSeries.list.query({ sortField: 'sort', sortOrder: 'asc', pageSize: ALL }, { quiet: true }))
  const cars = useLoad(fetchAllPages(carGallery.listCars, {}))
  const settings = useLoad(fetchAllPages(carGallery.listPictures, {}))
  const [rows, setRows] = useState<Row[]>([])
  const [done, setDone] = useState<{ at: number; of: number }>()
  const end = useRef<AbortController>(undefined)
  const taken = useRef(0)
  const failed = [series, cars, settings].find(({ error }) => error)
  const allSeries = series.data?.records ?? []
  const allCars = cars.data?.records ?? []
  const nameOfScene = (scene: number) => optionName(t, pictureConfig.scene, scene)
  const sceneOf = (text: string) =>
    SCENES.find((scene) => String(scene) === text || nameOfScene(scene).toLowerCase() === text.toLowerCase())
  const change = (key: number, to: Partial<Row>) =>
    setRows((now) => now.map((row) => (row.key === key ? { ...row, ...to } : row)))
  const match = (row: Row, to: Match) =>
    change(row.key, { match: { ...row.match, ...to }, state: 'waiting', words: undefined })
  const take = (file: File) => {
    setRows((now) => [
      ...now,
      { key: taken.current++, file, match: matchName(file.name, allSeries, allCars, sceneOf), state: 'waiting' },
    ])
    return false
  }
  const ready = rows.filter(({ match: one, state }) => isMatched(one) && state !== 'saved')
  const save = async () => {
    const controller = new AbortController()
    end.current = controller
    for (const [at, row] of ready.entries()) {
      if (controller.signal.aborted) break
      setDone({ at, of: ready.length })
      const { match: to } = row
      if (!isMatched(to)) continue
      try {
        const own = ownSetting(settings.data?.records ?? [], to, to.scene)
        // One after the other, to limit the load on the server. A cancellation keeps the pictures saved so far.
        // oxlint-disable-next-line no-await-in-loop
        await saveCell({ file: row.file, wanted: to, scene: to.scene, own, signal: controller.signal }, t)
        change(row.key, { state: 'saved', words: undefined })
      } catch (error) {
        if (!isAborted(error)) change(row.key, { state: 'failed', words: error instanceof Error ? error.message : '' })
      }
    }
    setDone(undefined)
    refresh()
  }
  const close = () => {
    end.current?.abort()
    onClose()
  }
  return (
    <Dialog
      open
      width={WIDTH}
      title={t('carPages.uploadMany')}
      onClose={close}
      footer={
        <Space>
          {done ? (
            <Button onClick={() => end.current?.abort()}>{t('bulk.stop')}</Button>
          ) : (
            <Button onClick={close}>{t('kit.close')}</Button>
          )}
          <Button type="primary" disabled={ready.length === 0} loading={done !== undefined} onClick={() => void save()}>
            {t('carPages.saveMatched', { count: ready.length })}
          </Button>
        </Space>
      }
    >
      {failed?.error ? (
        <Failed error={failed.error} retry={failed.retry} />
      ) : (
        <>
          <p className="quiet">{t('carPages.nameRule')}</p>
          <OnlyFirst of={cars.data} />
          <OnlyFirst of={settings.data} />
          <Upload
            multiple
            accept={accepting('.png,.jpg,.jpeg')}
            showUploadList={false}
            disabled={series.first || cars.first || settings.first || done !== undefined}
            beforeUpload={take}
            aria-label={t('carPages.chooseFiles')}
          >
            <Button loading={series.first || cars.first || settings.first}>{t('carPages.chooseFiles')}</Button>
          </Upload>
          {done && (
            <Progress
              percent={Math.round((done.at / done.of) * 100)}
              format={() => `${done.at} / ${done.of}`}
              aria-label={t('carPages.uploadMany')}
            />
          )}
          {rows.length > 0 && (
            <>
              <Alert
                className="many-count"
                type={rows.some((row) => !isMatched(row.match)) ? 'warning' : 'info'}
                title={t('carPages.matchedOf', {
                  matched: rows.filter((row) => isMatched(row.match)).length,
                  all: rows.length,
                })}
              />
              <SmallTable
                rowKey="key"
                dataSource={rows}
                scroll={{ x: 980 }}
                columns={[
                  {
                    key: 'file',
                    title: t('carPages.file'),
                    width: 200,
                    render: (_, { file }) => <bdi>{file.name}</bdi>,
                  },
                  {
                    key: 'series',
                    title: t(pictureConfig.seriesName.label),
                    width: 170,
                    render: (_, row) => (
                      <Select
                        size="small"
                        className="many-box"
                        status={row.match.seriesCode === undefined ? 'error' : undefined}
                        disabled={row.state === 'saved'}
                        value={row.match.seriesCode}
                        aria-label={named(t(pictureConfig.seriesName.label), row.file.name)}
                        options={allSeries.map(({ seriesCode, seriesName }) => ({
                          value: seriesCode,
                          label: seriesName,
                        }))}
                        onChange={(seriesCode) => match(row, { seriesCode, modelCode: '', colorName: '' })}
                      />
                    ),
                  },
                  {
                    key: 'model',
                    title: t(pictureConfig.modelName.label),
                    width: 190,
                    render: (_, row) => (
                      <Select
                        size="small"
                        className="many-box"
                        status={row.match.modelCode === undefined ? 'error' : undefined}
                        disabled={row.state === 'saved' || row.match.seriesCode === undefined}
                        value={row.match.modelCode}
                        aria-label={named(t(pictureConfig.modelName.label), row.file.name)}
                        options={[
                          { value: '', label: t('carPages.wholeSeries') },
                          ...allCars
                            .filter(({ seriesCode }) => seriesCode === row.match.seriesCode)
                            .map(({ modelCode, modelName }) => ({ value: modelCode, label: modelName })),
                        ]}
                        onChange={(modelCode) => match(row, { modelCode, colorName: '' })}
                      />
                    ),
                  },
                  {
                    key: 'color',
                    title: t(pictureConfig.colorName.label),
                    width: 130,
                    render: (_, row) => (
                      <Select
                        size="small"
                        className="many-box"
                        status={row.match.colorName === undefined ? 'error' : undefined}
                        disabled={row.state === 'saved' || row.match.seriesCode === undefined}
                        value={row.match.colorName}
                        aria-label={named(t(pictureConfig.colorName.label), row.file.name)}
                        options={[
                          { value: '', label: t('carPages.allColors') },
                          ...distinct(
                            allCars
                              .filter(
                                ({ seriesCode, modelCode }) =>
                                  seriesCode === row.match.seriesCode &&
                                  (!row.match.modelCode || modelCode === row.match.modelCode),
                              )
                              .flatMap(({ colorNames }) => colorNames),
                            (name) => name,
                          ).map((name) => ({ value: name, label: name })),
                        ]}
                        onChange={(colorName) => match(row, { colorName })}
                      />
                    ),
                  },
                  {
                    key: 'scene',
                    title: t(pictureConfig.scene.label),
                    width: 140,
                    render: (_, row) => (
                      <Select
                        size="small"
                        className="many-box"
                        status={row.match.scene === undefined ? 'error' : undefined}
                        disabled={row.state === 'saved'}
                        value={row.match.scene}
                        aria-label={named(t(pictureConfig.scene.label), row.file.name)}
                        options={SCENES.map((scene) => ({ value: scene, label: nameOfScene(scene) }))}
                        onChange={(scene) => match(row, { scene })}
                      />
                    ),
                  },
                  {
                    key: 'state',
                    title: t(pictureConfig.status.label),
                    width: 150,
                    render: (_, { match: to, state, words }) =>
                      state === 'failed' ? (
                        <span role="alert" className="cell-fault">
                          {words}
                        </span>
                      ) : state === 'saved' ? (
                        <Mark tone="success">{t('carPages.cellSaved')}</Mark>
                      ) : !isMatched(to) ? (
                        <Mark tone="warning">{t('carPages.unmatched')}</Mark>
                      ) : (
                        <Mark tone="processing">
                          {t(
                            ownSetting(settings.data?.records ?? [], to, to.scene)
                              ? 'carPages.replaces'
                              : 'carPages.matched',
                          )}
                        </Mark>
                      ),
                  },
                ]}
              />
            </>
          )}
        </>
      )}
    </Dialog>
  )
}
