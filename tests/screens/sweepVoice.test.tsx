// @module-tag voice
import { voice } from '@/routes/voice'
import { sweep } from '../sweep'

sweep(voice)
