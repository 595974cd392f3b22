/* Uses no framework and only ES2018, because old browsers run the script. */
(function () {
  'use strict';

  var pips = {
    1: [[50, 50]],
    2: [
      [28, 28],
      [72, 72],
    ],
    3: [
      [27, 27],
      [50, 50],
      [73, 73],
    ],
    4: [
      [28, 28],
      [72, 28],
      [28, 72],
      [72, 72],
    ],
    5: [
      [27, 27],
      [73, 27],
      [50, 50],
      [27, 73],
      [73, 73],
    ],
    6: [
      [28, 24],
      [72, 24],
      [28, 50],
      [72, 50],
      [28, 76],
      [72, 76],
    ],
  };

  function svg(name, attributes) {
    var node = document.createElementNS('http://www.w3.org/2000/svg', name);
    Object.keys(attributes).forEach(function (key) {
      node.setAttribute(key, attributes[key]);
    });
    return node;
  }

  function drawDie(value) {
    var node = svg('svg', { viewBox: '0 0 100 100', class: 'die' });
    node.appendChild(svg('rect', { x: 6, y: 10, width: 88, height: 88, rx: 20, class: 'die-shade' }));
    node.appendChild(svg('rect', { x: 6, y: 4, width: 88, height: 88, rx: 20, class: 'die-face' }));
    pips[value].forEach(function (at) {
      // As on Thai dice, the pips of one and four are red.
      var paint = value === 1 || value === 4 ? 'pip red' : 'pip';
      node.appendChild(svg('circle', { cx: at[0], cy: at[1] - 2, r: value === 1 ? 13 : 9, class: paint }));
    });
    return node;
  }

  function picture(name) {
    var node = document.createElement('img');
    node.src = '/assets/art/' + name + '.svg';
    node.alt = '';
    node.width = 96;
    node.height = 96;
    node.className = 'picture';
    return node;
  }

  function tile(text, name) {
    var node = document.createElement('span');
    node.className = name;
    node.textContent = text;
    return node;
  }

  var symbols = ['sevens', 'bell', 'fruit', 'gem', 'crown', 'lotus'];
  var ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
  var corners = ['left', 'centre', 'right'];

  var boards = {
    hilo: function (drawn) {
      return drawn.map(drawDie);
    },
    slots: function (drawn) {
      return drawn.map(function (value) {
        return picture(symbols[value - 1]);
      });
    },
    fishing: function (_drawn, choice, won, choices) {
      return choices.map(function (name) {
        var node = picture(name);
        if (choice === name) node.setAttribute('data-hit', String(won));
        return node;
      });
    },
    card: function (drawn) {
      return drawn.map(function (value, index) {
        return tile(ranks[value - 1] + (index === 0 ? '♥' : '♠'), index === 0 ? 'card red-card' : 'card');
      });
    },
    lotto: function (drawn) {
      return ('0' + drawn[0])
        .slice(-2)
        .split('')
        .map(function (digit) {
          return tile(digit, 'ball');
        });
    },
    sport: function (drawn, choice) {
      return corners.map(function (corner, index) {
        var node = tile('', 'corner');
        if (drawn[0] === index + 1) node.appendChild(picture('glove'));
        if (choice === corner) node.appendChild(picture('football'));
        return node;
      });
    },
  };
  var atFirst = { hilo: [6, 1, 4], slots: [1, 4, 3], fishing: [0], card: [1, 13], lotto: [0], sport: [2] };

  window.createBoard = function (kind, choices) {
    return {
      atFirst: atFirst[kind],
      tile: tile,
      draw: function (drawn, choice, won) {
        return boards[kind](drawn, choice, won, choices);
      },
    };
  };
})();
