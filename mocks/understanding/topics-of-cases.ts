/**
 * What happens to people and what they need, whatever a company does: the words of each concept, written as in
 * `topics.ts`.
 */
export const TOPICS_OF_CASES: Readonly<Record<string, readonly [english: string, spanish: string]>> = {
  birthday: [
    'birthday birthdays b-day bday turns_five turns_six turns_seven turns_eight',
    'cumpleanos el_cumple su_cumple mi_cumple tu_cumple cumple_anos cumplen_anos cumplir_anos',
  ],
  stain: [
    'stain stains stained staining spilled spilt spill wine_on coffee_on sauce_on ink_on get_it_out stain_will_come_out',
    'mancha manchas manchado manchada manchados manchadas manche manchar derramado derrame',
  ],
  feed: [
    'feed feeding carrots carrot sugar_lumps treats_for',
    'dar_de_comer dar_comida de_de_comer den_de_comer comida_traida comida_de_casa zanahoria zanahorias chuches',
  ],
  equipment: [
    'hoover hoovers vacuum vacuums mop mops equipment supplies cleaning_products products_and_equipment sprays_ready bring_my_own take_my_own bring_your_own bring_own need_to_bring are_provided is_provided have_to_bring should_i_bring',
    'aspirador aspiradora fregona utensilios material_de_limpieza productos_de_limpieza traer_mi_propio llevar_mi_propio hay_que_llevar hay_que_traer tengo_que_llevar tengo_que_traer',
  ],
  haircut: [
    'haircut haircuts cut_my_hair cut_his_hair cut_her_hair hair_cut',
    'corte cortes cortarme_el_pelo cortarse_el_pelo cortar_el_pelo cortarle_el_pelo corte_de_pelo',
  ],
  male: ['man men mens male im_a_guy', 'hombre hombres caballero caballeros soy_chico soy_un_chico'],
  scalp: [
    'scalp dandruff itchy_head',
    'cuero_cabelludo caspa pica_la_cabeza pica_muchisimo_la_cabeza pica_mucho_la_cabeza',
  ],
  unclaimed: [
    'not_picked_up_within not_collected_within kept_for are_kept forgot_to_pick_up forgot_to_collect is_it_still_there are_they_still_there still_got_my still_have_my',
    'sin_recoger no_recogido no_recogida no_se_recoge no_se_recogen olvide_recoger lo_guardais la_guardais sigue_ahi_mi sigue_ahi_la sigue_ahi_el',
  ],
  stock: [
    'in_stock out_of_stock have_a_size have_the_size have_size got_a_size got_size',
    'en_stock existencias teneis_la_talla tienen_la_talla hay_talla',
  ],
  pregnant: ['pregnant pregnancy prenatal expecting_a_baby', 'embarazada embarazadas embarazo prenatal'],
  wholesale: [
    'wholesale stock_these stock_your stock_our stock_them resell retailer retailers stockist stockists wants_to_sell_our want_to_sell_our wants_to_sell_your want_to_sell_your shop_or_restaurant',
    'al_por_mayor mayorista distribuidor distribuidores vender_vuestros vender_sus vender_nuestros quiere_vender_nuestros tienda_o_restaurante',
  ],
  progress: [
    'any_news news_of_my status any_update any_updates heard_nothing havent_heard no_word_on still_waiting been_waiting_for_my nobody_tells_me nobody_has_told_me no_one_tells_me no_one_has_told_me hows_my how_is_my is_it_done is_it_ready are_they_ready',
    'esperando_mi esperando_mis esperando_el_arreglo nadie_me_dice nadie_nos_dice nadie_me_ha_dicho no_se_nada no_sabemos_nada sigo_esperando como_va_mi como_va_su como_va_la como_va_el como_va_lo que_pasa_con_mi se_sabe_algo esta_listo esta_lista hay_novedades sabeis_algo estado_de_mi estado_de_su estado_del en_que_estado',
  ],
  wheelchair: [
    'wheelchair wheelchairs step-free disabled disability mobility_scooter crutches accessible accessibility any_stairs any_steps a_ramp lift_access pushchair buggy stroller',
    'silla_de_ruedas sillas_de_ruedas minusvalido minusvalida discapacidad movilidad_reducida muletas andador accesible accesibilidad rampa hay_escaleras carrito_de_bebe cochecito',
  ],
  wedding: [
    'wedding weddings bride brides bridal bridesmaid bridesmaids getting_married get_married my_big_day engagement',
    'boda bodas nos_casamos me_caso casamos casarnos casamiento enlace',
  ],
  school: [
    'school schools teacher teachers class_trip school_trip my_class pupils nursery kindergarten',
    'colegio colegios escuela escuelas instituto profesor profesora maestra excursion_escolar mis_alumnos guarderia',
  ],
  lost: [
    'lost_property left_behind left_my forgot_my lost_my i_lost have_you_found left_it_there have_found_my leave_something_behind lost_and_found leaves_something left_something left_something_behind left_anything has_left_behind left_her left_his left_their left_our lost_something has_lost have_lost loses_something cant_find_my',
    'objetos_perdidos olvide_mi he_olvidado me_he_dejado me_deje se_me_olvido perdi_mi he_perdido me_olvide habeis_encontrado ha_olvidado_algo olvida_algo se_deja_algo se_ha_dejado_algo ha_perdido_algo',
  ],
  size: [
    'size sizes measure measures measurement measurements dimensions how_big how_wide how_tall how_long_is_the fit_in fits_in fit_through',
    'talla tallas tamano tamanos medida medidas dimensiones cuanto_mide cuanto_miden cabe_en cabria medir que_grande',
  ],
  assembly: [
    'assemble assembled assembly put_it_together put_together install installed installation installing fit_it fitted set_it_up set_up',
    'montar montaje montais montan montado montarlo montarla instalar instalacion instalais instalan instalado instalarlo instalarla',
  ],
  custom: [
    'custom custom-made bespoke made_to_order made_to_measure personalise personalised personalize personalized engrave engraved engraving with_my_name with_a_name my_own_design',
    'a_medida por_encargo personalizado personalizada personalizados personalizar con_mi_nombre con_el_nombre con_nombre con_su_nombre mi_propio_diseno hecho_a_mano_para grabar_el_nombre grabar_un_nombre grabar_nombre grabar_las_iniciales grabar_iniciales grabado_con grabada_con grabados_con grabais_nombres',
  ],
  sample: [
    'sample samples swatch swatches a_taste tasting tastings try_a_bit',
    'muestra muestras degustacion degustar cata catas probar_un_poco',
  ],
  certificate: [
    'certificate certificates diploma diplomas accredited qualification paper_for_the paper_for_my',
    'certificado certificados diploma diplomas titulo acreditado papel_para_el papel_para_la justificante_para',
  ],
  online: [
    'online on_zoom zoom via_video by_video remotely remote_lessons from_home on_the_internet',
    'online en_linea por_zoom por_video a_distancia por_videollamada desde_casa por_internet',
  ],
  vegan: [
    'vegan vegans vegetarian vegetarians veggie plant-based meat-free dont_eat_meat',
    'vegano vegana veganos veganas vegetariano vegetariana vegetarianos sin_carne no_como_carne',
  ],
  smoking: [
    'smoke smoking smoker smokers cigarette cigarettes vape vaping',
    'fumar fumador fumadores cigarro cigarrillo cigarrillos vapear tabaco',
  ],
  insurance: [
    'insurance insured insurer liability',
    'seguro_incluido asegurado asegurada asegurados aseguradora poliza seguro_de_viaje seguro_de_hogar seguro_de_danos',
  ],
  subscription: [
    'subscription subscriptions subscribe subscribed subscriber',
    'suscripcion suscripciones suscribirme suscribirse suscrito abonado',
  ],
  minimum_order: [
    'minimum_order minimum_spend minimum_purchase minimum_quantity smallest_order order_less_than just_one_piece',
    'pedido_minimo compra_minima cantidad_minima importe_minimo pedir_solo pedir_menos',
  ],
  wifi: ['wifi wi-fi internet_connection', 'wifi wi-fi conexion_a_internet'],
  toilet: [
    'toilet toilets restroom restrooms bathroom shower showers changing_room changing_rooms locker lockers',
    'bano banos aseo aseos ducha duchas vestuario vestuarios taquilla taquillas',
  ],
  weight: [
    'weigh weighs weight weight_limit kilos how_heavy too_heavy lbs',
    'peso pesa pesan pesar kilos limite_de_peso peso_maximo muy_pesado',
  ],
  height: ['how_tall height minimum_height tall_enough', 'altura estatura mide_un mido'],
  level: [
    'beginner beginners first_timer first_timers never_done_it complete_beginner advanced intermediate my_level which_level what_level too_advanced',
    'principiante principiantes iniciacion desde_cero nunca_he_hecho avanzado avanzada avanzados intermedio nivel niveles que_nivel',
  ],
  alcohol: [
    'alcohol alcoholic beer wine beers wines booze drunk tipsy pint pints hungover had_a_drink had_a_few been_drinking drinking_alcohol',
    'alcohol cerveza cervezas vino vinos bebido borracho borracha borrachos copas resaca unas_canas',
  ],
  towel: [
    'towel towels sunscreen suncream swimsuit swimming_costume',
    'toalla toallas crema_solar banador banadores',
  ],
  storage: [
    'store_my store_our keep_it_for keep_them_for storage stored look_after_it hold_it_for',
    'guardarlo guardarla guardais_mi guardarmelo almacenar almacenaje lo_podeis_guardar trastero',
  ],
  invoice_company: [
    'vat_number company_name on_the_invoice tax_id',
    'cif nif razon_social a_nombre_de_la_empresa',
  ],
  cleaning_care: [
    'how_do_i_clean how_to_clean how_should_i_clean how_do_i_wash how_to_wash look_after_my care_for machine_wash washing_instructions dishwasher',
    'como_limpio como_se_limpia como_lo_limpio como_lavo como_se_lava cuidar_mi como_cuido lavavajillas lavar_a_maquina lavadora',
  ],
  spare: [
    'spare_part spare_parts replacement_part replacement_parts',
    'repuesto repuestos recambio recambios pieza_de_recambio',
  ],
  valuation: [
    'valuation valuations appraise appraisal appraisals value_my value_a value_an be_worth their_~_is_worth is_my_~_worth is_it_worth_anything worth_anything give_me_for offer_me_for',
    'cuanto_valdria_mi cuanto_vale_mi cuanto_vale_su cuanto_valen_sus cuanto_valen_mis valdra_mi valores_un valores_una tasar tasas tases tasais tasacion tasaciones valorar_mi valorarme me_darian_por me_dariais_por me_dais_por me_dan_por',
  ],
  visit: [
    'visit visits visiting look_round look_around come_and_see come_see show_me_round show_us_round show_me_around show_us_around open_day a_tour guided_tour',
    'visitar visitaros visitarlos visita_guiada ver_las_instalaciones ensenarnos_el_centro conocer_el_centro echar_un_vistazo puertas_abiertas',
  ],
  alone: [
    'come_alone coming_alone on_my_own without_a_partner bring_a_partner a_partner no_partner by_myself',
    'en_pareja con_quien_ir con_nadie voy_solo voy_sola ir_solo ir_sola sin_pareja venir_solo venir_sola',
  ],
  no_show: [
    'nobody_came no_one_came nobody_has_come didnt_show_up hasnt_turned_up hasnt_shown_up no_show never_showed_up',
    'no_ha_venido no_han_venido no_ha_aparecido no_se_ha_presentado no_vino_nadie',
  ],
  tenant: [
    'tenant tenants landlord im_renting i_rent_and i_rent_my i_rent_the_flat',
    'inquilino inquilina inquilinos casero casera arrendador vivo_de_alquiler estoy_de_alquiler',
  ],
  incomplete: [
    'incomplete not_complete gone_from gone_missing missing_pieces missing_parts pieces_missing',
    'incompleto incompleta incompletos incompletas',
  ],
  own_food: [
    'own_food own_drinks own_drink own_snacks own_lunch own_cake own_wine own_bottle own_beer outside_food food_from_outside',
    'comida_de_fuera bebida_de_fuera comida_propia bebida_propia vuestra_comida su_propia_comida nuestra_comida mi_comida comida_y_bebida_de_fuera',
  ],
  music: ['music song songs tune tunes', 'musica cancion canciones sintonia melodia melodias'],
  burning: [
    'burning burnt_smell burning_smell smells_of_burning smell_of_burning on_fire sparks sparking smokes smoke_coming all_smoke full_of_smoke black_smoke lots_of_smoke scorched',
    'a_quemado a_chamusquina chamusquina chamuscado a_humo echa_humo echando_humo sale_humo saca_humo humo_negro humea humean chispas chispazo chispazos soltando_chispas',
  ],
  unfit: [
    'doesnt_fit dont_fit does_not_fit do_not_fit didnt_fit wont_fit not_fit too_tight too_loose keeps_slipping slips_off slips_down keeps_falling_off digs_into',
    'no_me_vale no_le_vale no_ajusta me_queda_grande me_queda_pequen* me_aprieta me_aprietan le_aprieta le_aprietan no_le_queda_bien me_roza me_rozan se_me_sale',
  ],
  misspelt: [
    'book_has_a_mistake has_a_mistake a_mistake_on made_a_mistake misspelt misspelled misspelling spelt_wrong spelled_wrong spelt_~_wrong spelled_~_wrong spelling_mistake spelling_error wrong_spelling spelling typo typos got_~_name_wrong misprint misprints misprinted printed_wrong smudge smudged smudges smeared blurred blurry',
    'mal_escrito mal_escrita mal_el_nombre el_nombre_mal nombre_equivocado errata erratas falta_de_ortografia faltas_de_ortografia error_en_el_texto mal_impreso mal_impresa mal_impresos mal_impresas tinta_corrida borroso borrosa borrosos borrosas error_de_impresion errores_de_impresion',
  ],
  minimum: [
    'minimum only_~_of_us just_~_of_us are_we_enough enough_people too_few',
    'minimo minimos minima solo_somos somos_solo nada_mas_somos somos_~_nada_mas somos_pocos pocos_para suficientes_personas',
  ],
  held: [
    'lose_the_table lose_our_table lose_my_table lose_our_slot lose_my_slot lose_my_place lose_our_place lose_the_booking lose_our_booking hold_a_table hold_the_table hold_our_table hold_tables held_for kept_for',
    'perdemos_la_mesa perder_la_mesa perdemos_la_reserva perdemos_el_turno pierdo_el_turno pierdo_la_hora nos_quitan_la_mesa guardamos_la_mesa guardamos_las_mesas guardais_la_mesa se_guarda_la',
  ],
  home_visit: [
    'home_visit home_visits house_call house_calls come_to_my_house come_to_our_house come_out_to_peoples come_out_to_my come_out_to_our visit_us_at_home visit_people_at_home come_to_my_home come_to_our_home',
    'visita_a_domicilio visitas_a_domicilio venis_a_casa venis_a_mi_casa venir_a_casa vais_a_casa os_desplazais',
  ],
  cutting: [
    'slice sliced slices slicing carve carved carving',
    'cortar cortais corteis cortarmelo cortamos corte_a cortado_a me_lo_cortais lonchear loncheado loncheados lonchas',
  ],
  not_come: [
    'still_nothing nothing_here nothing_yet nothing_has_arrived hasnt_come hasnt_arrived has_not_arrived have_not_arrived havent_arrived never_arrived never_came not_arrived not_turned_up hasnt_turned_up didnt_arrive where_is_my_order where_is_my_parcel',
    'no_ha_llegado no_han_llegado no_me_ha_llegado no_nos_ha_llegado no_llega sigue_sin_llegar sin_llegar aun_nada todavia_nada nunca_llego',
  ],
  melted: [
    'melt melted melting turned_to_soup all_runny',
    'derretido derretida derretidos derretidas se_ha_derretido hecho_sopa hecha_sopa',
  ],
  death: [
    'passed_away has_passed passed_on deceased bereavement death_in_the_family',
    'ha_fallecido han_fallecido fallecido fallecida fallecio fallecimiento ha_muerto murio murieron difunto difunta',
  ],
  bank_details: [
    'bank_details bank_account account_number sort_code iban card_details card_number card_numbers visa_number',
    'datos_bancarios numero_de_cuenta cuenta_bancaria iban numero_de_tarjeta datos_de_la_tarjeta datos_de_tarjeta',
  ],
  minding: [
    'mind_my mind_our look_after_him look_after_her look_after_them feed_my feed_the_cat water_my boarding',
    'me_lo_cuidais me_la_cuidais me_lo_podeis_cuidar me_la_podeis_cuidar lo_cuidais la_cuidais podeis_cuidar cuidarlo cuidarla cuidarmelo guarderia',
  ],
  fallen: [
    'fallen fell_on fell_onto came_down come_down blown_down blew_down toppled collapsed',
    'se_ha_caido se_cayo ha_caido caido caida_sobre desplomado derrumbado tumbado_por',
  ],
  inspection: [
    'inspection inspections site_visit visit_to_give visit_to_quote come_and_look come_and_have_a_look come_out_and_look come_to_look callout call-out',
    'inspeccion inspecciones visita_de_valoracion visita_para_presupuestar visita_previa venir_a_ver venir_a_verlo venir_a_mirar venir_a_echar_un_vistazo',
  ],
  poison: [
    'poison poisons pesticide pesticides insecticide rat_bait',
    'veneno venenos raticida insecticida pesticida pesticidas',
  ],
  batch: ['dye_lot same_lot lot_number same_batch batch', 'mismo_lote mismo_tinte lote lotes'],
  dead: [
    'arrive_dead arrived_dead arrives_dead all_dead theyre_dead are_dead dead_on_arrival came_dead',
    'llegan_muertos llegan_muertas llegaron_muertos llegaron_muertas llego_muerto llego_muerta estan_muertos estan_muertas',
  ],
  heights: [
    'afraid_of_heights scared_of_heights fear_of_heights vertigo head_for_heights',
    'miedo_a_las_alturas miedo_las_alturas vertigo',
  ],
  sewage: [
    'sewage poo poop poo_water sewer sewers backing_up backed_up overflowing overflowed overflows',
    'aguas_fecales aguas_negras fecales caca desborda desbordado desbordada rebosa rebosando',
  ],
  presence: [
    'be_at_home be_home need_to_be_in have_to_be_in somebody_in someone_in anyone_in be_present be_there_when_you',
    'estar_en_casa tengo_que_estar tenemos_que_estar hay_que_estar haya_alguien_en_casa estar_presente',
  ],
  costume: ['costume costumes fancy_dress dress-up', 'disfraz disfraces disfrazarme disfrazarse'],
  late_fee: [
    'day_late days_late day_overdue days_overdue late_fee late_fees late_return back_late',
    'dia_de_retraso dias_de_retraso dia_tarde dias_tarde recargo_por_retraso',
  ],
  claustrophobia: [
    'claustrophobia claustrophobic closed_spaces tight_spaces small_spaces enclosed_spaces confined_spaces',
    'claustrofobia claustrofobico claustrofobica sitios_cerrados espacios_cerrados lugares_cerrados sitios_pequenos',
  ],
  smell: [
    'smell smells smelly stinks stink bad_smell smells_off smells_bad smells_funny',
    'huele huelen olor mal_olor huele_mal huele_fatal apesta pestazo',
  ],
  keeping: [
    'keep_it_fresh keep_them_fresh store_it store_them shelf_life in_the_fridge in_a_fridge in_the_freezer be_frozen freeze_it freeze_them',
    'conserva conservan conservar conservarlo conservarla como_la_guardo como_lo_guardo en_la_nevera en_el_frigorifico en_el_frigo congelar congelarlo congelarla congela',
  ],
  temperature: [
    'is_it_cold get_cold gets_cold be_cold is_it_warm bring_a_jacket take_a_jacket warm_clothes degrees temperature',
    'hace_frio hace_fresco hara_frio pasar_frio hace_calor traer_chaqueta llevar_chaqueta ropa_de_abrigo grados temperatura',
  ],
  deflating: [
    'deflate deflates deflated deflating losing_air lost_air leaking_air letting_out_air gone_flat going_flat',
    'desinflar desinfla desinflado desinflada desinflando desinflandose perdiendo_aire pierde_aire perdido_aire',
  ],
  smart_watch: [
    'smart_watch smart_watches smartwatch smartwatches apple_watch galaxy_watch fitbit',
    'reloj_inteligente relojes_inteligentes smartwatch apple_watch pulsera_de_actividad',
  ],
  fuel: [
    'fuel diesel petrol gasoline full_tank tank_of_gas gas_included',
    'combustible gasolina gasoil gasoleo diesel carburante deposito_lleno',
  ],
  stacking: [
    'stack stacks stacked stacking pile_it_up piled_up',
    'apilar apila apilado apilada apilamos apilais apilarla apilarlo colocada colocarla colocarlo me_la_colocais me_la_dejeis_colocada',
  ],
  diabetes: ['diabetes diabetic', 'diabetes diabetico diabetica tiene_azucar tengo_azucar'],
  wound: ['wound wounds sore_on blister ulcer', 'herida heridas llaga llagas ulcera ampolla'],
  quote: [
    'quote quotes estimate estimates quotation ballpark',
    'presupuesto presupuestos presupuestar cotizacion',
  ],
  corporate: [
    'from_the_office from_work work_outing work_do away_day colleagues coworkers a_company for_my_company for_our_company for_the_office our_staff my_team our_team work_do office_party corporate company_event business_customers for_work',
    'una_empresa de_la_oficina del_trabajo del_curro companeros_de_trabajo companeros_de_oficina comida_de_empresa para_mi_empresa para_la_empresa para_la_oficina mis_empleados mi_equipo nuestro_equipo empresas cena_de_empresa evento_de_empresa',
  ],
  pests: [
    'wasp wasps mice mouse rats rat cockroach cockroaches ants bedbugs',
    'avispa avispas ratones raton ratas rata cucaracha cucarachas hormigas chinches',
  ],
  photos_allowed: [
    'take_photos take_pictures film_it record_it allowed_to_film',
    'hacer_fotos sacar_fotos grabar_video hacer_videos',
  ],
  instalments: [
    'split_the_payment split_it_into pay_monthly in_instalments',
    'fraccionar pagar_en_partes pagarlo_en',
  ],
  sick: [
    'got_a_temperature has_a_temperature running_a_temperature high_temperature puked puking vomited been_sick is_sick was_sick stomach_bug tummy_bug chickenpox ill unwell fever diarrhoea diarrhea the_runs vomiting threw_up throwing_up poorly',
    'ha_vomitado vomitado vomito gastroenteritis varicela malito malita enfermo enferma enfermos enfermas fiebre diarrea vomita vomitando vomitos',
  ],
  power: [
    'electricity power_socket socket sockets extension_cord extension_lead mains_power',
    'electricidad enchufe enchufes corriente_electrica alargador toma_de_corriente',
  ],
};
