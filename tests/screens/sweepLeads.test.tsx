// @module-tag leads
import { leads } from '@/routes/leads'
import { sweep } from '../sweep'

sweep(leads)
