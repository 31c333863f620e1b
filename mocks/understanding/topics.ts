import { TOPICS_OF_CASES } from './topics-of-cases';

/** What a word or a phrase is about, whatever the language and the form it is said in. */
export type Concept = string;

/**
 * The words of each concept, folded, in English and in Spanish; `*` stands for any ending, `_` joins the words of a
 * phrase, in which `~` is up to three words of any kind. They are of customer service in general, and of no agent in particular.
 */
export const TOPICS: Readonly<Record<Concept, readonly [english: string, spanish: string]>> = {
  ship: [
    'ship shipping shipped ships shipment* deliver* delivery deliveries dispatch* postage parcel parcels package* courier* freight arrive arrives arrived arriving arrival get_here turn_up turns_up turned_up show_up shows_up my_stuff bring_it_to bring_it_over get_it_home at_home to_my_home to_my_door to_my_house to_peoples_homes to_peoples_houses bring_stuff bring_orders send_it post_it post_them post_to_me post_it_to mail_it mail_them',
    'envio envios enviar envia envias envian enviais enviamos mandamos entregamos repartimos enviado entrega entregas entregar entregan entregais reparto repartis portes paquete paquetes mandar mandado mandada mandados mandasteis manda mandan mandais mandarlo llega* llego llevarmelo llevarmela me_lo_podeis_llevar me_lo_llevais lo_recibo la_recibo recibir recibire recibimos lo_tendria la_tendria lo_tendre la_tendre en_casa a_casa a_domicilio transportista mensajeria flete traer traerme traernos traermelo traerlo traen traeis traigan me_lo_trae* nos_lo_trae*',
  ],
  checkin: [
    'check-in check_in checkin get_into_our_room get_into_my_room get_into_the_room get_the_keys pick_up_the_keys',
    'check-in la_entrada_es hora_de_entrada entrar_en_la_habitacion entrar_a_la_habitacion recoger_las_llaves',
  ],
  checkout: [
    'check-out check_out checkout vacate have_to_leave_by leave_the_pitch leave_the_apartment leave_the_room leave_our_room',
    'check-out hay_que_irse tenemos_que_irnos tengo_que_irme hay_que_dejar hay_que_salir dejar_la_parcela dejar_el_apartamento hora_de_salida la_salida dejar_la_habitacion salir_mas_tarde',
  ],
  late_arrival: [
    'be_~_late min_late mins_late minutes_late gonna_be_late arrive_late arriving_late arrives_late arrives_after arrive_after landing_late get_in_late late_arrival be_there_until midnight stuck_in_traffic running_late be_late get_there_late make_it_back_by wont_make_it_back cant_make_it_back wont_be_back late_back late_pick-up late_pickup pick_up_late picked_up_late',
    'llegar_tarde llegamos_tarde llego_tarde llegare_tarde llegaremos_tarde llega_despues llegamos_despues de_madrugada medianoche atasco voy_a_llegar_tarde recogida_tarde recoger_tarde con_retraso no_llegamos_a_tiempo no_llego_a_tiempo no_vamos_a_llegar no_voy_a_llegar no_nos_da_tiempo_a',
  ],
  monthly: [
    'monthly per_month a_month each_month every_month',
    'mensual mensuales al_mes cada_mes por_mes mensualidad',
  ],
  yearly: ['yearly annual annually per_year a_year', 'anual anuales'],
  leaving: [
    'quit quitting to_leave leave_whenever leave_any_time leave_anytime minimum_stay minimum_term have_to_stay must_i_stay cancel_my_membership cancel_membership',
    'baja permanencia borrarme borrarse borrar desapuntarme desapuntarse',
  ],
  trial: [
    'trial try_it_out try_before try_first first_day free_day taster',
    'probar prueba dia_de_prueba primer_dia',
  ],
  injury: ['injury injuries injured hurt_my', 'lesion lesiones lesione lesionado lesionada lesionarse'],
  diet: ['diet diets lose_weight slim', 'dieta dietas adelgazar perder_peso perder_barriga perder_kilos'],
  repair: [
    'repair repairs repaired repairing fix fixes fixed fixing mend',
    'reparar reparan reparais reparacion reparaciones reparado reparada arreglar arreglan arreglais arreglo arreglaron arreglado arreglada arreglasteis reparasteis repararon',
  ],
  again: [
    'fails_again broken_again breaks_again stopped_working_again has_come_back come_back_again came_back back_again same_problem same_fault again',
    'ha_vuelto se_ha_vuelto_a vuelto_a_ir mismo_problema misma_averia mismo_fallo otra_vez_igual igual_que_antes vuelve_a_fallar vuelto_a_fallar volvio_a_fallar estropeado_otra_vez estropeada_otra_vez roto_otra_vez otra_vez',
  ],
  wet: [
    'wet got_wet water_damage in_the_toilet in_the_river in_the_sea in_the_pool in_the_sink in_water in_the_water into_water soaked',
    'mojado mojada mojo mojarse al_rio al_mar a_la_piscina al_fregadero al_lavabo al_agua en_el_agua al_vater dano_por_agua danos_por_agua',
  ],
  cat: ['cat cats kitten kittens', 'gato gata gatos gatas'],
  notice: [
    'in_advance how_far_ahead ahead_of_time how_much_notice notice beforehand',
    'antelacion anticipacion con_cuanto_tiempo cuanto_antes_hay cuanto_antes_tengo',
  ],
  deposit: [
    'deposit deposits',
    'fianza fianzas dinero_de_garantia dejar_garantia dejar_dinero una_senal de_senal paga_y_senal',
  ],
  // Where somebody wants it sent, and who brings it: other things than where the shop is, and how long it takes.
  own_address: [
    'my_address wrong_address change_the_address change_my_address delivery_address shipping_address another_address',
    'mi_direccion equivoque_de_direccion direccion_equivocada cambiar_la_direccion direccion_de_envio direccion_de_entrega otra_direccion',
  ],
  carrier: [
    'ups dhl fedex gls evri hermes_courier royal_mail which_courier which_carrier',
    'correos seur mrw nacex que_transportista que_mensajeria que_agencia que_empresa_de_transporte',
  ],
  order: ['order orders purchase_order tracking track', 'pedido pedidos encargo seguimiento'],
  return: [
    'swap swapped wrong_size too_big too_small return returns returned returning returnable send_back give_~_back giving_~_back giving_them_back giving_it_back send_~_back take_~_back bring_~_back send_it_back send_something_back send_them_back send_things_back send_items_back send_products_back give_it_back give_back bring_it_back take_it_back changed_my_mind change_my_mind dont_like_it dont_like_them didnt_like_it didnt_like_them dont_like_the_colo* dont_like_the_look dont_suit* dont_want_it not_happy_with_it exchange',
    'volver_a_la_tienda me_equivoque_de_talla equivocado_de_talla otra_talla lo_puedo_cambiar la_puedo_cambiar puedo_cambiarlo puedo_cambiarla devolver devolverlo devolverla devolveros devolucion devoluciones devuelvo devuelve devuelven devolveis devuelto retorno arrepent* arrepient* desist* no_me_gusta no_me_gusto no_me_gustaron regresar regresarlo regresarla no_lo_quiero no_me_convence cambiarlo',
  ],
  refund: [
    'refund refunds refunded reimburse* money_back lose_my_money lose_the_money get_my_money get_what_i_paid',
    'reembolso reembolsos reembolsar dinero_de_vuelta devolveis_el_dinero devolveis_la_pasta devuelven_la_pasta devuelven_el_dinero devuelve_el_dinero devolvemos_el_dinero devolvemos_la_senal devolvemos_el_importe devolver_el_dinero devolvedme_el_dinero mi_dinero pierdo_lo_que perdemos_lo_que pierdo_la_senal perdemos_la_senal pierdo_el_dinero perdemos_el_dinero perderia_el_dinero perder_el_dinero devolucion_del_dinero devolucion_del_importe recuperar_el_dinero abono',
  ],
  cash: ['cash banknotes in_notes', 'efectivo metalico billetes en_la_mano'],
  pay: [
    'klarna apple_pay google_pay samsung_pay pay payment payments paying paid settle checkout instalment* installment*',
    'cuotas en_varios_meses en_varias_veces a_plazos bizum mercado_pago pagar pago pagos paga pagan abonar plazos financiacion',
  ],
  card: [
    'card cards visa mastercard amex credit debit',
    'tarjeta tarjetas visa mastercard amex credito debito',
  ],
  // Cards with which nobody pays: a phrase is taken before its words.
  loyalty: [
    'loyalty_card* loyalty_program* loyalty_scheme loyalty membership_card* membership* rewards reward_points points_card members_club',
    'tarjeta_de_fidelidad tarjeta_de_fidelizacion tarjeta_de_socio tarjeta_de_cliente tarjeta_de_puntos programa_de_fidelidad programa_de_puntos fidelidad fidelizacion puntos club_de_clientes',
  ],
  gift_card: [
    'gift_card gift_cards gift_voucher gift_vouchers vouchers_expire voucher_expire vouchers_valid voucher_valid vouchers_last voucher_last do_you_do_vouchers do_you_sell_vouchers buy_a_voucher gift_certificate gift_certificates e-gift',
    'tarjeta_regalo tarjetas_regalo tarjeta_de_regalo tarjetas_de_regalo cheque_regalo cheques_regalo vale_regalo vales_regalo bono_regalo',
  ],
  cash_on_delivery: [
    'pay_the_courier pay_the_driver pay_on_delivery paying_on_delivery payment_on_delivery cash_on_delivery pay_when_it_arrives',
    'pagar_al_cartero pagar_al_repartidor pago_al_cartero pago_al_repartidor contra_reembolso contrareembolso contra_entrega pagar_al_recibir pago_al_recibir pagar_a_la_entrega',
  ],
  other_card: [
    'business_card* id_card* identity_card* sim_card* memory_card* report_card* birthday_card* greeting_card* christmas_card*',
    'tarjeta_de_visita tarjetas_de_visita tarjeta_sim tarjeta_de_memoria tarjeta_de_felicitacion tarjeta_sanitaria tarjeta_de_embarque carne_de_socio',
  ],
  transfer: ['transfer transfers wire bank', 'transferencia transferencias banco bancaria'],
  hours: [
    'come_by pop_in pop_by drop_by drop_in stop_by come_over open opens opening close closes closed closing we_shut we_are_shutting were_shutting shuts_at shut_at shutting_at hours what_time business_hours schedule what_nights which_nights what_evenings which_evenings what_days_are_you nights_are_you',
    'puedo_pasar podria_pasar pasarme pasarnos acercarme acercarnos abre abres abris abren abrir abrimos abierto abierta apertura cierra cierran cierre cerrar cerramos cerrais cerrado cerrada cerrados horario horarios a_que_hora que_hora que_noches que_tardes_abris',
  ],
  place: [
    'where_are_you wheres_your whereabouts_are where_can_i_find_you where_do_i_find_you find_you find_the_store whereabouts how_do_i_get_there get_there_from visit_you_in_person located location address addresses street directions based get_to_you',
    'donde_estais donde_esta_la_tienda donde_estas donde_os_encuentro por_donde_caeis por_donde_parais por_donde_andais por_donde_estais donde_caeis donde_parais donde_andais donde_queda donde_quedan donde_quedais donde_se_encuentra donde_os_encontrais donde_os_puedo_encontrar como_se_llega como_llego como_llegar direccion ubicacion calle avenida ubicados situados',
  ],
  shop: ['shop shops store stores branch showroom showrooms', 'tienda tiendas local sucursal'],
  warranty: [
    'still_covered am_i_covered is_it_covered died has_died warranty warranties guarantee guarantees guaranteed breaks_after stops_working stopped_working stop_working',
    'me_lo_cubre me_la_cubre me_lo_cubren me_la_cubren lo_cubren la_cubren lo_cubre la_cubre cubierto se_me_ha_estropeado se_me_estropeo se_me_estropea se_me_estropee se_me_rompe se_me_rompa se_me_averia se_me_ha_averiado se_me_rompio_a se_me_jodio se_me_malogro se_me_descompuso se_me_descompone se_me_descomponga se_descompone se_me_fundio se_me_ha_fundido se_me_ha_jodido se_me_quemo se_me_ha_muerto garantia garantias garantizado garantizais se_estropea se_rompe deja_de_funcionar dejado_de_funcionar dejo_de_funcionar dejara_de_funcionar se_ha_estropeado',
  ],
  receipt: [
    'receipt receipts invoice invoices invoiced bill bills proof_of_purchase',
    'factura facturas recibo recibos tique justificante justificantes comprobante comprobantes',
  ],
  email: ['email emails mail', 'correo email mail'],
  gift: [
    'gift gifts present presents wrap wraps wrapping wrapped gift_wrap',
    'regalo regalos regalar regalarle regalarlo regalarla regalarselo envolver envolveis envuelven envuelto envoltorio papel_de_regalo',
  ],
  broken: [
    'big_chip chip_in chip_on chip_near chip_out_of a_chip bad_condition gone_off mouldy moldy ripped hole_in holes_in a_hole wilted rotten ruined shrunk in_bits broken broke shattered scratched dented bent crushed squashed came_off come_off wheels_are_off wont_turn_on doesnt_turn_on doesnt_start damaged damage faulty defect defects defective in_pieces in_~_pieces smashed cracked crack cracks chipped doesnt_work not_working breakage breakages torn fault came_apart snapped',
    'se_me_ha_partido se_nos_ha_partido se_le_ha_partido mastil_roto mellado mellada desportillado desportillada en_mal_estado mal_estado hecho_un_asco hecha_un_asco marchito marchita marchitos marchitas podrido podrida podridos podridas estropeadas estropeados pocho pocha pochas roto rota rotos rotas grieta grietas agrietado agrietada rajado rajada astillado astillada danado danada danados defectuoso defectuosa defecto defectos pedazos averiado averiada no_funciona anicos trizas hecho_cristales hecha_cristales hecho_anicos hecha_anicos hechos_anicos hechas_anicos hecho_trizas hecha_trizas hechos_trizas hechas_trizas hecho_pedazos hecha_pedazos hecho_un_desastre hecha_polvo hechos_polvo hechas_polvo hecho_polvo destrozado destrozada aranado abollado acaba_de_romper se_me_ha_roto se_nos_ha_roto se_ha_roto se_ha_partido partido_en_dos no_enciende no_prende no_arranca golpeado rajado estropeado estropeada una_~_partida una_~_partido ha_venido_mal vino_mal llego_mal',
  ],
  canary: [
    'canary_islands canary canaries canarias tenerife lanzarote',
    'islas_canarias canarias canaria tenerife lanzarote las_palmas',
  ],
  balearic: ['balearic* mallorca majorca ibiza', 'baleares islas_baleares palma mallorca ibiza menorca'],
  island: ['island islands', 'isla islas'],
  abroad: [
    'abroad overseas international internationally worldwide other_countries europe france germany italy portugal england uk usa america mexico switzerland andorra morocco ireland belgium netherlands canada japan china marrakech marrakesh tangier',
    'extranjero internacional internacionales otros_paises fuera_de_espana europa francia alemania italia portugal inglaterra estados_unidos mexico suiza andorra marruecos irlanda belgica holanda canada japon china marrakech tanger',
  ],
  booking: [
    'book booking bookings booked reserve reserved reservation reservations appointment appointments table_for a_table fit_us_in fit_me_in fit_us_all squeeze_us_in squeeze_me_in get_someone_round get_somebody_round get_someone_over someone_come_round somebody_come_round have_someone_come send_someone_round',
    'pedir_hora pido_hora coger_hora pedir_cita coger_cita reserva reservas reservar reservo reservan reservais cita citas mesa_para una_mesa que_venga_alguien puede_venir_alguien mandar_a_alguien',
  ],
  slot: [
    'slot slots availability still_free date_is_free is_free_on anything_free date_free still_available',
    'hueco huecos disponibilidad esta_libre queda_libre teneis_libre fecha_libre',
  ],
  cancel: [
    'something_came_up something_has_come_up wont_make_it wont_be_able_to_come cant_make_it cannot_make_it cant_come cannot_come cant_attend miss_my_class miss_a_class cant_make_the call_it_off calling_it_off cancel cancels cancelled canceled cancelling cancellation call_off',
    'cancelada canceladas cancelado cancelados anulada anuladas anulado anulados al_final_no_la al_final_no_lo ha_surgido_algo me_ha_surgido nos_ha_surgido no_voy_a_poder no_vamos_a_poder al_final_no_puedo al_final_no_podemos al_final_no_voy no_me_puedo_presentar no_puedo_presentarme no_puedo_acudir no_puedo_asistir no_puedo_ir no_podemos_ir pierdo_la_clase pierdo_la_cita anular anula anulan anulo anulas anulais anulacion cancelar cancela cancelo cancelas cancelais cancelan cancelacion',
  ],
  change: [
    'change changes changed changing modify update',
    'cambiarle cambiarles cambiarme cambiarnos cambiar cambia cambio cambios modificar',
  ],
  discount: [
    'knock_~_off knocking_~_off something_off_the money_off better_price best_price_you do_me_a_deal do_us_a_deal cheaper_if any_cheaper haggle haggling discount discounts coupon coupons voucher vouchers promo promotion promotions sale sales reduced bargain',
    'rebajarme rebajarnos me_haceis_precio nos_haceis_precio haceis_precio hacerme_precio mejor_precio mas_barato_si me_lo_dejas_en me_lo_dejais_en descuento descuentos cupon cupones rebaja rebajas oferta ofertas promocion promociones',
  ],
  phone: ['phone telephone phone_number', 'telefono telefonos movil numero_de_telefono'],
  parking: [
    'parking park car_park leave_the_car leave_my_car leave_our_car',
    'aparcamiento aparcar aparco aparcamos parking dejar_el_coche dejar_la_moto dejo_el_coche estacionar',
  ],
  allergy: [
    'lactose lactose-intolerant allergy allergies allergic allergen allergens intolerant intolerance rash rashes hives swell_up',
    'lactosa intolerante intolerantes celiaca alergia alergias alergico alergica alergeno alergenos intolerancia sarpullido ronchas me_hincho se_hincha',
  ],
  gluten: ['gluten gluten-free coeliac coeliacs celiac celiacs', 'gluten celiaco celiaca celiacos celiacas'],
  nuts: [
    'nut nuts peanut peanuts almond almonds walnut walnuts hazelnut hazelnuts',
    'frutos_secos fruto_seco cacahuete cacahuetes almendra almendras nuez nueces avellana avellanas',
  ],
  pain: [
    'pain pains painful hurt hurts hurting ache aches aching sore',
    'dolor dolores duele duelen dolorid*',
  ],
  tooth: ['tooth teeth molar molars toothache', 'diente dientes muela muelas'],
  bleeding: ['bleeding bleeds bleed blood', 'sangrado sangra sangran sangrando sangre'],
  medicine: [
    'medicine medicines medication pill pills painkiller* ibuprofen paracetamol antibiotic* what_can_i_take what_should_i_take calpol nurofen aspirin dose dosage cough_syrup',
    'medicacion medicamento medicamentos medicina medicinas pastilla pastillas ibuprofeno paracetamol antibiotico* que_me_tomo que_puedo_tomar apiretal dalsy aspirina aspirinas jarabe dosis',
  ],
  secondhand: [
    'second-hand second_hand secondhand used_ones do_you_buy_them do_you_buy_old would_you_buy_them sell_us_their sell_their sell_my sell_our sell_you get_rid_of_my get_rid_of_an_old trade_in trade-in part_exchange buy_my',
    'deshacerme_de quiero_vender vender_su segunda_mano vender_mi vender_mis venderos vendo_mi comprais_usad* compran_usad*',
  ],
  event: [
    'private_event private_events party parties event events christmas_party christmas_do hen_do hen_party stag_do birthday_party team_building whole_place whole_studio whole_venue hire_the_place',
    'evento eventos fiesta fiestas despedida evento_privado hacer_algo_para fiesta_de_navidad cena_de_navidad celebrar celebracion celebraciones',
  ],
  beginner: [
    'beginner beginners experience never_done_this never_done_it first_timer newbie newbies new_to_this complete_novice novice no_clue_how never_~_before first_time_doing',
    'principiante principiantes experiencia novato novata nunca_lo_he_hecho nunca_he_hecho primera_vez_que nunca_habia soy_nuevo soy_nueva nunca_~_antes',
  ],
  reschedule: [
    'change_the_date change_my_date reschedule moved push_my push_back push_it_back postpone move_my_appointment move_my_lesson move_it_to move_my_booking move_my_session move_you another_date different_date another_day different_day swap_days swap_dates swap_the_day swap_to_another swap_it_for_another moved_to_another move_to_another come_another_day',
    'cambiar_la_fecha cambiar_de_fecha cambiar_de_dia cambiarlas_de_dia cambiar_el_dia otra_fecha otro_dia aplazar aplazarla aplazarlo moverla mover_la_cita mover_mi_cita cambiar_la_cita cambiar_mi_cita cambiar_la_hora reprogramar cambiar_a_otro_dia pasarlo_a_otro pasarla_a_otro moverlo_a_otro',
  ],
  licence: ['licence license driving_licence permit permits', 'carnet carnets permiso permisos'],
  enrol: [
    'enrol enroll enrolment sign_up sign_me_up register registration',
    'apuntarme apuntarse apuntarnos apuntar_a_mi matricularse matricularme matricula inscribirme inscribirse inscripcion',
  ],
  documents: ['documents paperwork papers id_card', 'papeles documentacion documentos dni'],
  fear: [
    'afraid scary scared scare frightening frightened nightmare nightmares creepy fear fears nervous anxious anxiety panic terrified',
    'miedo pesadilla pesadillas panico nervios nervioso nerviosa ansiedad asusta asustado asustada',
  ],
  exam: ['exam exams', 'examen examenes examino examinarme examinarse examina examinamos'],
  same_day: ['same_day this_very_day for_today by_today', 'para_hoy hoy_mismo en_el_dia para_ya'],
  examiner: ['examiner examiners', 'examinador examinadora examinadores'],
  promise: [
    'promise promises promised can_you_guarantee do_you_guarantee can_u_guarantee for_certain for_sure guarantee_me you_definitely definitely_have definitely_be will_definitely definitely_arrive definitely_get',
    'promete prometa prometas prometes prometeis asegures garantices garantice garantizar garantizas garantizais asegurais aseguras asegurarme seguro_que segurisimo me_garantizas me_garantizais',
  ],
  clothes: ['wear clothes clothing outfit dress_code', 'ropa me_pongo ponerme vestir vestirme vestimenta'],
  expiry: [
    'expire expires expiry expired valid validity out_of_date ran_out_in it_ran_out has_run_out ran_out_last',
    'caduca caducan caduco ha_caducado caducado caducada caducidad valido validos validez vence vencen',
  ],
  puncture: [
    'puncture punctures punctured flat_tyre flat_tire burst_tyre tyre_burst tyre_is_flat tire_is_flat tyres_flat got_a_flat',
    'pinchazo pinchazos pinchado pinchada pinche reventado_la_rueda reventado_una_rueda rueda_reventada reventon',
  ],
  breakdown: [
    'breakdown breakdowns broke_down breaks_down broken_down break_down engine_wont engine_died engine_stopped has_frozen it_froze keeps_freezing frozen_up crashed stopped_responding stranded were_stuck im_stuck got_stuck stuck_on stuck_in aground conked_out',
    'se_ha_colgado se_ha_quedado_colgado se_ha_quedado_colgada se_ha_quedado_parado se_ha_quedado_parada se_estropea no_sube no_baja no_responde averia averias atascado atascada varado varada encallado encallada me_he_quedado_tirado nos_hemos_quedado_tirados estamos_tirados tirados_en sale_humo_del_motor humo_del_motor',
  ],
  emergency: [
    'emergency emergencies swallowed choking unconscious poisoned seizure life_threatening flames on_fire smoke_coming_out caught_fire chimney_fire is_a_fire a_fire_in',
    'urgencia urgencias emergencia emergencias se_ha_tragado se_ha_comido se_trago atragantado inconsciente envenenado intoxicado convulsiones atropellado en_llamas sale_humo saliendo_humo ardiendo incendio fuego_en fuego_en_la hay_fuego',
  ],
  after_hours: [
    'after_hours out_of_hours out-of-hours outside_opening_hours outside_our_opening_hours outside_our_hours',
    'fuera_de_horario fuera_del_horario fuera_de_nuestro_horario',
  ],
  home: ['my_house our_house the_house', 'vivienda viviendas fuera_de_casa mi_casa nuestra_casa la_casa'],
  noise: [
    'noise noises noisy loud shouting screaming yelling loud_music',
    'ruido ruidos ruidoso ruidosos ruidosa gritar gritan gritando gritos griterio jaleo escandalo musica_alta',
  ],
  // Who gave or ordered something, which a shop may not tell.
  sender: [
    'who_sent who_has_sent who_ordered who_paid_for',
    'quien_ha_enviado quien_ha_mandado quien_me_ha_enviado quien_me_ha_mandado quien_nos_ha_mandado quien_lo_ha_enviado quien_lo_ha_mandado quien_lo_envia quien_me_envia quien_envia quien_me_manda quien_envio',
  ],
  exact_time: [
    'exact_time exact_hour exact_delivery_time on_the_dot at_exactly exactly_at',
    'hora_exacta hora_concreta en_punto exactamente_a_las',
  ],
  recipe: [
    'recipe recipes how_do_you_make how_you_make how_is_it_made how_its_made whats_in_it',
    'receta recetas que_lleva que_llevan como_la_haceis como_lo_haceis como_haceis como_hacen la_receta',
  ],
  politics: [
    'politics political politician politicians election elections vote voting president government',
    'sobre_politica hablar_de_politica hables_de_politica opinion_politica politico politicos elecciones eleccion votar voto presidente gobierno',
  ],
  health: [
    'medical medicinal infection infections infected health_claim health_claims swollen ointment blood_pressure cholesterol symptom symptoms disease illness diagnosis cure cures heal heals brain_fog whats_wrong_with_me',
    'medicinal medicinales infeccion infecciones infectado infectada propiedades_medicinales hinchado hinchada pomada crema_me_pongo medico medicos medica medicas tension_arterial colesterol sintoma sintomas enfermedad enfermedades diagnostico diagnosticos curar diagnosticar',
  ],
  undecided: [
    'cant_decide not_sure_which not_sure_what dont_know_which which_one_should what_do_you_recommend what_would_you_recommend help_me_choose undecided no_idea_what_to no_idea_which dont_know_what_to_get dont_know_what_to_choose know_which_~_to know_what_to_choose so_many_to_choose too_many_to_choose spoilt_for_choice',
    'no_se_cual no_sepa_que no_sepa_cual no_sabe_que no_sabe_cual no_se_que_elegir ni_idea_de_cual ni_idea_de_que cual_me_recomiendas cual_me_recomendais que_me_recomiendas que_me_recomendais ayudame_a_elegir indeciso indecisa no_se_que_coger no_se_que_pedir no_se_que_comprar no_se_cual_coger hay_tantos_que hay_tantas_que no_sabe_cual_elegir',
  ],
  savings: [
    'save saves saving savings',
    'ahorrar ahorro ahorros ahorrare ahorraria ahorramos ahorrarme ahorrarnos',
  ],
  double: ['double doubles two-seater two-person twin', 'doble dobles biplaza'],
  weather: [
    'weather cloud clouds cloudy clouded overcast foggy fog sunny rain rains raining rainy forecast forecasts temperature snow snowing snows storm stormy storms windy wind thunderstorm bad_sea chucking_it_down pouring_down bucketing_down tipping_it_down downpour',
    'nublado nublada nubes niebla que_tiempo_hace que_tiempo_hara va_a_hacer_hoy va_a_hacer_manana va_a_hacer_este_finde tiempo_hace tiempo_hara tiempo_meteorologico pronostico llover llueve lluvia llovera llueva nieva nevar nevara temporal tormenta tormentas viento mal_tiempo buen_tiempo hara_sol hace_sol mal_mar mala_mar oleaje prevision_del_tiempo previsiones_del_tiempo prediccion_del_tiempo prevision_meteorologica estado_del_tiempo dan_agua dan_lluvia dan_lluvias dan_tormenta va_a_llover diluviando diluvia esta_cayendo_la cae_la_del_pulpo se_puso_a_llover anuncian_lluvia anuncian_agua',
  ],
  complaint: [
    'not_acceptable unacceptable shouted_at_my shouted_at_me shouted_at_us shouts_at yelled_at rude_to was_rude so_rude very_rude upset unhappy dissatisfied unsatisfied not_happy_with complain complains complaint complaints',
    'inaceptable intolerable le_grito_a_mi me_grito nos_grito fue_maleducad* muy_maleducad* fue_grosero fue_grosera descontento descontenta insatisfecho insatisfecha enfadado enfadada reclamar reclamacion reclamaciones queja quejas quejarme quejarse hoja_de_reclamaciones chapuza chapuzas no_esta_contento no_esta_contenta no_estoy_contento no_estoy_contenta no_queda_contento no_queda_contenta no_he_quedado_contenta no_he_quedado_contento',
  ],
  age: [
    'age ages how_old years_old old_enough underage minor minors must_be_over be_over',
    'edad edades mayor_de mayores_de menor_de menores_de mayor_de_edad menor_de_edad menores',
  ],
  menu: ['menu dish dishes', 'menu carta plato platos'],
  dog: [
    'dog dogs pet pets puppy pup doggo labrador terrier spaniel poodle retriever dachshund greyhound',
    'perro perros perra perrito mascota mascotas cachorro labrador caniche galgo',
  ],
  studio: ['studio studios', 'estudio estudios'],
  restaurant: [
    'restaurant cafe bistro brasserie diner gastropub',
    'restaurante cafeteria bistro taberna meson',
  ],
  clinic: ['clinic surgery practice', 'clinica consulta consultorio'],
  hotel: ['hotel hostel', 'hotel hostal'],
  room: ['room rooms', 'habitacion habitaciones'],
  office: ['office offices', 'oficina oficinas'],
  bread: ['bread loaf loaves', 'pan panes barra barras'],
  cake: ['cake cakes pie pies', 'tarta tartas pastel pasteles'],
  child: ['child children kid kids baby', 'nino nina ninos ninas bebe'],
  ...TOPICS_OF_CASES,
  people: ['guests group groups players of_us', 'comensales grupo grupos jugadores somos'],
  terrace: ['terrace outside patio outdoors', 'terraza fuera'],
  mattress: ['mattress mattresses', 'colchon colchones'],
  sofa: ['sofa sofas couch couches', 'sofa sofas'],
  lamp: ['lamp lamps', 'lampara lamparas'],
  table: ['table tables', 'mesa mesas'],
  kitchen: ['kitchen kitchens', 'cocina cocinas'],
  photo: ['photo photos picture', 'foto fotos imagen'],
  pickup: [
    'pick_up pickup pick-up collect collection collected pick_it_up not_picked_up picked_up not_collected',
    'recogida recoger venis_a_buscar buscarlo venis_a_por recogeis recogemos recogen vienen_a_por vienen_a_buscar vienen_a_recoger pasan_a_por pasan_a_recoger pasais_a_por pasais_a_recoger venir_a_por pasar_a_por a_por_el_castillo vendran_a_por vendreis_a_por',
  ],
  label: ['label print', 'etiqueta imprimir'],
  tax: ['tax taxes vat tax-free tax_free', 'iva impuesto impuestos'],
  urgent: [
    'urgent express next_day fast faster quickly rush',
    'urgente expres al_dia_siguiente rapido lo_antes_posible cuanto_antes llegue_antes llegar_antes',
  ],
  data: ['data privacy personal_data', 'datos privacidad'],
  customer: ['customer customers client clients', 'cliente clientes clienta clientas'],
  password: ['password login account', 'contrasena cuenta'],
  monday: ['monday mondays', 'lunes'],
  tuesday: ['tuesday tuesdays', 'martes'],
  wednesday: ['wednesday wednesdays', 'miercoles'],
  thursday: ['thursday thursdays', 'jueves'],
  friday: ['friday fridays', 'viernes'],
  saturday: ['saturday saturdays', 'sabado sabados'],
  sunday: ['sunday sundays', 'domingo domingos'],
  weekend: ['weekend weekends', 'fin_de_semana fines_de_semana finde findes'],
  january: ['january', 'enero'],
  february: ['february', 'febrero'],
  march: ['in_march', 'marzo'],
  april: ['april', 'abril'],
  may: ['in_may', 'mayo'],
  june: ['june', 'junio'],
  july: ['july', 'julio'],
  august: ['august', 'agosto'],
  september: ['september', 'septiembre setiembre'],
  october: ['october', 'octubre'],
  november: ['november', 'noviembre'],
  december: ['december', 'diciembre'],
  breakfast: ['breakfast', 'desayuno desayunar'],
  coffee: ['coffee', 'cafe'],
  drink: ['drink drinks', 'bebida bebidas'],
  // What a company has, too, and its shop does not sell.
  job: [
    'looking_for_work looking_for_a_job job jobs vacancy vacancies hiring internship work_for_you work_for_us work_with_us',
    'busco_trabajo buscando_trabajo busca_trabajo empleo empleos vacante vacantes trabajar_con_nosotros trabajar_con_vosotros trabajar_con_ustedes curriculum hacer_practicas practicas_con_vosotros practicas_en_vuestra practicas_de_empresa',
  ],
  // What people ask any machine, and no company.
  elsewhere: [
    'poem poems haiku joke jokes song songs lyrics essay homework football horoscope lottery python javascript bedtime_story capital_of',
    'poema poemas chiste chistes cancion canciones redaccion deberes futbol horoscopo loteria python cuento_para capital_de',
  ],
};

/** What of a thing is asked for. By themselves they are about nothing. */
export const FACETS: Readonly<Record<Concept, readonly [english: string, spanish: string]>> = {
  '?price': [
    'whats_it_come_to does_it_come_to will_it_come_to it_all_come_to included includes separately set_me_back set_you_back have_to_pay do_i_pay fork_out without_paying not_pay not_paying dont_pay how_much pay_for cost costs costing price prices priced pricing fee fees charge charges charged expensive cheap free rate rates € euro euros dollars',
    'incluido incluida incluidos incluidas incluye aparte suplemento pagarlo pagarla pagarlos pagarlas pagando me_sale te_sale nos_sale les_sale sale_gratis me_toca_pagar tengo_que_pagar hay_que_pagar sin_pagar pagar_el pago_el pagais_el pagar_por cuanto_cuesta cuanto_cuestan cuanto_vale cuanto_es cuanto_sale cuanto_cobrais cobrais cobra cobran precio precios coste costes costo costar costaria costarian costarme costarnos costara costaran valdra tarifa tarifas cuesta cuestan vale gratis gratuito gratuita gratuitos gastos caro barato sin_coste € euro euros',
  ],
  '?duration': [
    'how_long how_many_days how_many_weeks how_soon how_fast when_will when_does take takes deadline days_until until_when late time times',
    'cuanto_rato dura duran cuanto_dura cuanto_duran cuanto_tarda cuanto_tardan cuanto_tardais cuanto_tiempo cuantos_dias para_cuando cuando_llega* cuando_me_llega* cuando_nos_llega* cuando_lo_recib* cuando_la_recib* cuando_recib* cuando_lo_tengo cuando_lo_tendre plazo plazos tarda tardan tardar tardara tardaran tardais demora tiempo',
  ],
  '?where': ['where', 'donde'],
};
